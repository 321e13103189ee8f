import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

/** The dot is next to the title, and the text is below the title. */
export const reason = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** The artwork kit's dot. It is a border, which stays in forced colors and on paper. */
export const dot = style(
  section({
    height: vars.space.x1h,
    // biome-ignore lint/plugin/margin: aligns it with the first line of its heading.
    marginBlockStart: vars.space.x1,
    borderInlineStart: `${vars.space.x1h} solid ${vars.color.ornament}`,
    borderRadius: vars.radius.full,
  }),
);

/** In two columns, its words would be larger than the titles. */
export const art = style(
  section({ gridColumn: '1 / -1', paddingBlockEnd: vars.space.x1h, maxWidth: '20rem' }),
);

export const text = style(section({ gridColumn: '2' }));
