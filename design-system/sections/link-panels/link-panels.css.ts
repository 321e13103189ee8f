import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import * as cell from './link-cell.css.ts';

/** On a desktop, the panel's title is the first of four columns. */
export const panel = style([
  cell.panel,
  section({
    display: 'grid',
    '@media': { [media.desktop]: { gridTemplateColumns: columnsOf(1, 3) } },
  }),
]);

export const head = style([
  heading,
  section({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    fontSize: vars.size.heading3,
    lineHeight: vars.leading.snug,
    '@media': {
      [media.desktop]: {
        display: 'grid',
        justifyContent: 'stretch',
        alignContent: 'start',
        padding: vars.space.x4,
      },
    },
  }),
]);

export const art = style(section({ flex: '0 0 25%' }));

/** Keyed by variant. */
export const list = styleVariants({
  cells: [
    section({
      display: 'grid',
      '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(3) } },
    }),
  ],
  rows: [section({ display: 'grid' })],
});

const itemBase = style([
  cell.cell,
  section({
    minHeight: vars.space.x8,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space.half} ${vars.space.x2}`,
    padding: `${vars.space.x1h} ${vars.space.x2}`,
  }),
]);

/** From tablet up, the words of a cell are below its glyph, and those of a row next to it. */
export const item = styleVariants({
  cells: [
    itemBase,
    section({
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: columnsOf(1),
          alignContent: 'start',
          gap: vars.space.x1,
          padding: vars.space.x3,
        },
      },
    }),
  ],
  rows: [
    itemBase,
    section({
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: `auto ${columnsOf(4, 5)} auto`,
          paddingInline: vars.space.x3,
        },
      },
    }),
  ],
});

const textBase = style(
  section({ fontSize: vars.size.small, color: vars.color.soft, textWrap: 'pretty' }),
);

export const text = styleVariants({
  cells: [textBase, section({ '@media': { [media.belowTablet]: { display: 'none' } } })],
  rows: [
    textBase,
    // Below the title.
    section({ '@media': { [media.belowTablet]: { gridArea: '2 / 2 / auto / -1' } } }),
  ],
});

const arrowBase = style(
  section({
    color: vars.color.accent,
    '@media': { [media.largeText]: { display: 'none' } },
  }),
);

/** From tablet up, in a cell's upper corner. */
export const arrow = styleVariants({
  cells: [
    arrowBase,
    section({
      '@media': {
        [media.tablet]: {
          position: 'absolute',
          inset: `${vars.space.x3} ${vars.space.x3} auto auto`,
        },
      },
    }),
  ],
  rows: [arrowBase],
});
