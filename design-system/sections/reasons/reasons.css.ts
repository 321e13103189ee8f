import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The dot is next to the title, and the text is below the title. */
export const reason = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    paddingBlockStart: vars.space.x2,
    '@media': { [media.tablet]: { paddingBlockStart: vars.space.x3 } },
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** The artwork kit's dot. */
export const dot = style(
  section({
    width: vars.space.x1h,
    height: vars.space.x1h,
    // biome-ignore lint/plugin/margin: aligns it with the first line of its heading.
    marginBlockStart: vars.space.x1,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.ornament,
  }),
);

export const text = style(section({ gridColumn: '2' }));
