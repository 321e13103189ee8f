import { style } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

export const twelve = {
  gridTemplateColumns: equalColumns(12),
  columnGap: vars.space.x3,
};

export const opening = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    paddingBlockEnd: vars.space.x3,
    breakInside: 'avoid',
    '@media': { [media.laptopOrPaper]: { ...twelve, rowGap: 0, paddingBlockEnd: 0 } },
  }),
);

export const header = style(
  section({
    '@media': { [media.laptopOrPaper]: { gridColumn: 'span 7', paddingBlockEnd: vars.space.x4 } },
  }),
);

/** The top of the panel. Each row's drawing continues it. */
export const panel = style(
  section({
    padding: vars.space.x3,
    border: hairline,
    borderRadius: vars.radius.card,
    '@media': {
      [media.laptopOrPaper]: {
        gridColumn: '9 / -1',
        paddingInlineStart: vars.space.x6,
        borderBlockEnd: 0,
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      },
    },
  }),
);

/** Terms next to their details. */
export const facts = style(
  section({
    display: 'grid',
    gridTemplateColumns: `fit-content(40%) ${columnsOf(1)}`,
    gap: `${vars.space.half} ${vars.space.x2}`,
    lineHeight: vars.leading.snug,
  }),
);

/** Lines instead of gaps on wide screens. */
export const rows = style(section({ '@media': { [media.laptopOrPaper]: { gap: 0 } } }));
