import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

const base = style(
  section({
    display: 'grid',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);

/** A dot is next to the words, and a drawing is above them. */
export const reason = styleVariants({
  dotted: [base, section({ gridTemplateColumns: 'auto minmax(0, 1fr)' })],
  drawn: [base],
});

/** The artwork kit's dot. It is a border, which stays in forced colors and on paper. */
export const dot = style(
  section({
    gridRow: 'span 2',
    height: vars.space.x1h,
    // biome-ignore lint/plugin/margin: aligns it with the first line of its heading.
    marginBlockStart: vars.space.x1,
    borderInlineStart: `${vars.space.x1h} solid ${vars.color.ornament}`,
    borderRadius: vars.radius.full,
  }),
);
