import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { cell, frame, hairline } from './comparison-table-cell.css.ts';

// On phones, a list of the options and a block for each feature. From a tablet on, a table.
export const table = style(
  section({
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gap: vars.space.x3,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': {
      [media.tablet]: {
        display: 'table',
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'separate',
        borderSpacing: 0,
      },
    },
  }),
);

export const head = style(
  section({ '@media': { [media.tablet]: { display: 'table-header-group' } } }),
);

export const headRow = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    '@media': { [media.tablet]: { display: 'table-row' } },
  }),
);

/** Above the features. On phones, where they head their blocks, only listeners need it. */
export const corner = style([
  cell,
  section({
    position: 'absolute',
    clipPath: 'inset(50%)',
    color: vars.color.muted,
    '@media': {
      [media.tablet]: {
        position: 'static',
        clipPath: 'none',
        // Three columns of the page without the gutter that the cells beside it begin with.
        width: '23.5%',
        verticalAlign: 'bottom',
        paddingInlineStart: 0,
      },
      [media.desktop]: { paddingInlineStart: 0 },
    },
  }),
]);

const optionBase = style([
  cell,
  section({
    padding: `${vars.space.x1} ${vars.space.x2}`,
    border: hairline,
    borderRadius: vars.radius.small,
    '@media': {
      [media.tablet]: {
        padding: vars.space.x2,
        verticalAlign: 'bottom',
        border: 0,
        borderBlockEnd: hairline,
        borderRadius: 0,
      },
      [media.desktop]: { paddingInline: vars.space.x3 },
    },
  }),
]);

export const option = styleVariants({
  regular: [optionBase],
  highlighted: [
    optionBase,
    section({
      border: frame,
      backgroundColor: vars.color.surface,
      '@media': {
        [media.tablet]: {
          border: frame,
          borderBlockEnd: hairline,
          borderStartStartRadius: vars.radius.card,
          borderStartEndRadius: vars.radius.card,
        },
      },
    }),
  ],
});

export const label = style(
  section({
    paddingBlockEnd: vars.space.half,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    color: vars.color.accent,
  }),
);

export const title = style(
  section({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.heading3,
    letterSpacing: vars.tracking.heading,
    lineHeight: vars.leading.snug,
  }),
);

export const body = style(
  section({
    display: 'grid',
    gap: vars.space.x2,
    '@media': { [media.tablet]: { display: 'table-row-group' } },
  }),
);

export const row = style(
  section({
    borderBlockStart: `2px solid ${vars.color.text}`,
    '@media': { [media.tablet]: { display: 'table-row' } },
  }),
);
