import { style, styleVariants } from '@vanilla-extract/css';
import { besideDrawing, outsideDrawing } from '../../artwork/beside-drawing.ts';
import { columnsOf, splits, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** On paper, the title and the reasons stay together. */
export const whole = style(section({ display: 'grid', gap: vars.space.x4, breakInside: 'avoid' }));

const base = style([
  whole,
  section({ '@media': { [media.tablet]: splits.halves, [media.laptop]: splits.title } }),
]);

/** The drawing at the start or the end. */
export const layout = styleVariants({
  start: [base],
  end: [
    base,
    section({
      '@media': { [media.laptop]: { gridTemplateColumns: `${columnsOf(1)} ${widthOf(5)}` } },
    }),
  ],
});

/** A colored table that the document is on. */
export const art = style(
  section({
    display: 'grid',
    alignContent: 'center',
    paddingBlock: vars.space.x3,
    paddingInline: besideDrawing(320, vars.space.x4),
    borderRadius: vars.radius.card,
    backgroundColor: vars.artwork.quiet,
    // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
    marginInline: outsideDrawing(320, vars.space.gutter),
    '@media': { [media.tablet]: { selectors: { [`${layout.end} > &`]: { order: 1 } } } },
  }),
);

export const reasons = style(section({ display: 'grid', gap: vars.space.x2 }));

/** A title, next to its text on a desktop. The rows share the drawing's height. */
export const reason = style(
  section({
    display: 'grid',
    gap: `${vars.space.x1} ${vars.space.x3}`,
    alignContent: 'start',
    paddingBlockStart: vars.space.x2,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': { [media.laptop]: { gridTemplateColumns: columnsOf(2, 3) } },
  }),
);
