import { style } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** A title with its words next to a picture, or above it on a phone. */
export const pictureLayout = style(
  section({
    display: 'grid',
    gap: vars.space.x5,
    alignItems: 'center',
    '@media': { [media.tablet]: splits.title },
  }),
);
