import { globalStyle, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, equalColumns, pairs } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import * as cell from '../link-panels/link-cell.css.ts';

/** One or two columns, and five on a desktop. */
export const tiles = style([
  cell.panel,
  section({
    display: 'grid',
    gridTemplateColumns: pairs,
    '@media': { [media.desktop]: { gridTemplateColumns: equalColumns(5) } },
  }),
]);

export const tile = style([
  cell.cell,
  section({
    gridTemplateColumns: `${columnsOf(1)} auto`,
    alignContent: 'space-between',
    gap: vars.space.x1h,
    // Narrow, so that the longest word fits in half of a small phone.
    padding: `${vars.space.x1h} ${vars.space.x1}`,
    fontSize: vars.size.small,
    // On a phone, the last tile of an odd number takes a whole row.
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    '@media': {
      [media.tablet]: { padding: `${vars.space.x3} ${vars.space.x2}` },
      [media.desktop]: {
        selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } },
      },
    },
  }),
]);

// The glyph is the tile's picture.
const picture = calc.multiply(vars.space.x6, 2);
globalStyle(
  `${tile} > svg`,
  section({ '@media': { [media.desktop]: { width: picture, height: picture } } }),
);

/** The longest names are single words, and have to fit in a fifth of the page. */
export const title = style([
  cell.title,
  section({ gridColumn: '1 / -1', '@media': { [media.tablet]: { fontSize: vars.size.body } } }),
]);

/** The lines around it would have its own background's color. */
export const all = style([tile, section({ boxShadow: 'none' })]);
