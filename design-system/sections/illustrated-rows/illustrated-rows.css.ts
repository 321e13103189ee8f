import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

export const twelve = {
  display: 'grid',
  gridTemplateColumns: equalColumns(12),
  columnGap: vars.space.x3,
};

export const opening = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    paddingBlockEnd: vars.space.x2,
    '@media': { [media.laptopOrPaper]: { ...twelve, rowGap: 0, paddingBlockEnd: 0 } },
  }),
);

export const header = style(
  section({
    '@media': { [media.laptopOrPaper]: { gridColumn: 'span 8', paddingBlockEnd: vars.space.x4 } },
  }),
);

/** The panel's upper end. Each row's drawing continues it. */
export const panel = style(
  section({
    padding: vars.space.x3,
    border: hairline,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    '@media': {
      [media.laptopOrPaper]: {
        gridColumn: 'span 4',
        paddingInlineStart: vars.space.x6,
        borderBlockEnd: 0,
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      },
    },
  }),
);

/** Terms beside their details. */
export const facts = style(
  section({
    display: 'grid',
    gridTemplateColumns: `fit-content(40%) ${columnsOf(1)}`,
    gap: `${vars.space.half} ${vars.space.x2}`,
    lineHeight: vars.leading.snug,
  }),
);

/** On narrow screens, from one edge of the window to the other. */
export const scroller = style(
  section({
    position: 'relative',
    insetInlineStart: calc.negate(vars.space.gutter),
    width: calc.add('100%', calc.multiply(vars.space.gutter, 2)),
    paddingInline: vars.space.gutter,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    '@media': {
      [media.laptopOrPaper]: {
        insetInlineStart: 0,
        width: 'auto',
        paddingInline: 0,
        overflowX: 'visible',
      },
    },
  }),
);

export const rows = style(
  section({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(18.75rem, 80vw)',
    gap: vars.space.x1h,
    width: 'max-content',
    '@media': {
      [media.laptopOrPaper]: {
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gap: 0,
        width: 'auto',
      },
    },
  }),
);
