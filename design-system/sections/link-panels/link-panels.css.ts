import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import * as cell from './link-cell.css.ts';

export const panels = style(section({ display: 'grid', gap: vars.space.x2 }));

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

export const art = style(section({ flex: '0 0 min(6rem, 25vw)' }));

export const rows = style(
  section({
    display: 'grid',
    '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(6) } },
  }),
);

/** From tablet up, the words are below the glyph. */
export const row = style([
  cell.cell,
  section({
    minHeight: vars.space.x8,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space.half} ${vars.space.x2}`,
    padding: `${vars.space.x1h} ${vars.space.x2}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: columnsOf(1),
        alignContent: 'start',
        gap: vars.space.x1,
        padding: vars.space.x3,
        gridColumn: 'span 2',
      },
    },
  }),
]);

export const half = style(section({ '@media': { [media.tablet]: { gridColumn: 'span 3' } } }));

const textBase = style(
  section({ fontSize: vars.size.small, color: vars.color.soft, textWrap: 'pretty' }),
);

/** Keyed by what a phone shows. */
export const text = styleVariants({
  titles: [textBase, section({ '@media': { [media.belowTablet]: { display: 'none' } } })],
  texts: [
    textBase,
    // Below the title.
    section({ '@media': { [media.belowTablet]: { gridArea: '2 / 2 / auto / -1' } } }),
  ],
});

/** From tablet up, in the upper corner. */
export const arrow = style(
  section({
    color: vars.color.accent,
    '@media': {
      [media.largeText]: { display: 'none' },
      [media.tablet]: {
        position: 'absolute',
        inset: `${vars.space.x3} ${vars.space.x3} auto auto`,
      },
    },
  }),
);
