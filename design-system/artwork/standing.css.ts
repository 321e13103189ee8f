import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../tokens/contract.ts';
import { section } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';

/**
 * A picture that stands on the section below, whose parent has the space of a banner or a tight
 * section below it. Paper has the same in words.
 */
export const standing = style(
  section({
    alignSelf: 'end',
    justifySelf: 'end',
    width: 'min(100%, 37rem)',
    // biome-ignore lint/plugin/margin: extends to the section's end.
    marginBlockEnd: calc.multiply(vars.space.section, -0.75),
    '@media': { [media.print]: { display: 'none' } },
  }),
);
