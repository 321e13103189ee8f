import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { columnsOf, equalColumns, pairs, splits } from './columns.ts';

const most = (tablet: string, desktop: string) =>
  primitive({
    '@media': {
      [media.tablet]: { gridTemplateColumns: tablet },
      [media.desktop]: { gridTemplateColumns: desktop },
    },
  });

/** On a desktop, a third is two of six columns, so that halves are possible too. */
const threes = style(most(equalColumns(2), equalColumns(6)));
globalStyle(
  `${threes} > *`,
  primitive({ '@media': { [media.desktop]: { gridColumn: 'span 2' } } }),
);
// On a tablet, a single cell left over takes a whole row.
globalStyle(
  `${threes} > :last-child:nth-child(odd):not(:nth-child(3))`,
  primitive({
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.desktop]: { gridColumn: 'span 2' },
    },
  }),
);

/** Three cells also fill a row on a tablet. */
export const tabletThirds = style(
  primitive({ '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(3) } } }),
);

/**
 * On a desktop, cells that would leave a row of thirds incomplete form one or two rows of halves.
 */
export const halves = styleVariants({ 2: primitive({}), 4: primitive({}) });
globalStyle(
  `${halves[2]} > :nth-last-child(-n + 2), ${halves[4]} > :nth-last-child(-n + 4)`,
  primitive({ '@media': { [media.desktop]: { gridColumn: 'span 3' } } }),
);

/**
 * A cell with one panel, whose parts line up with those of the other panels in its row. On a phone,
 * others are above and below it, or out of view.
 */
const linedBase = style(
  primitive({
    '@media': {
      // Firefox 140 overlaps the rows of a subgrid in a subgrid that has another gap.
      [media.tablet]: { display: 'grid', gridTemplateRows: 'subgrid', rowGap: vars.space.x1h },
    },
  }),
);
globalStyle(
  `${linedBase} > div`,
  primitive({
    '@media': {
      [media.tablet]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
    },
  }),
);

/** Keyed by the number of parts. */
export const lined = styleVariants({ 2: 2, 3: 3, 4: 4 }, (parts) => [
  linedBase,
  primitive({ '@media': { [media.tablet]: { gridRow: `span ${parts}` } } }),
]);

/** The layout below 767 px. */
export const narrow = styleVariants({
  column: primitive({ display: 'grid', gridTemplateColumns: columnsOf(1) }),
  pairs: primitive({ display: 'grid', gridTemplateColumns: pairs }),
});

export const columns = styleVariants({
  2: primitive({ '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(2) } } }),
  3: [threes],
  4: most(equalColumns(2), equalColumns(4)),
  split: primitive({ '@media': { [media.desktop]: splits.title } }),
});

export const gap = styleVariants({
  regular: primitive({
    gap: vars.space.x2,
    '@media': { [media.tablet]: { gap: vars.space.x3 } },
  }),
  wide: primitive({
    gap: vars.space.x4,
    '@media': { [media.tablet]: { rowGap: vars.space.x6 } },
  }),
});

export const equalRows = style(
  primitive({ '@media': { [media.tablet]: { gridAutoRows: '1fr' } } }),
);

export const align = styleVariants({
  stretch: primitive({}),
  start: primitive({ alignItems: 'start' }),
  center: primitive({ alignItems: 'center' }),
  end: primitive({ alignItems: 'end' }),
});
