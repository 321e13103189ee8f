import { style, styleVariants } from '@vanilla-extract/css';
import { outsideDrawing } from '../../artwork/beside-drawing.ts';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { size as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** In a wide one, the drawing is in the middle. */
export const plan = style(
  section({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.width.measure})`,
    placeContent: 'center',
    // biome-ignore lint/plugin/margin: extends to the window's edges if its words would be too small.
    marginInline: outsideDrawing(320, vars.space.gutter),
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    '@media': { [media.laptop]: { gridArea: '1 / 1 / span 2', alignSelf: 'stretch' } },
  }),
);

const keyHalf = '1 / 3 / 2 / 5';

const sheetBase = style(
  section({
    display: 'grid',
    gap: `${vars.space.x4} ${vars.space.x3}`,
    '@media': { [media.laptop]: { gridTemplateColumns: equalColumns(4) } },
  }),
);

/** A card behind the key facts and the button. */
const card = style(
  section({
    '@media': {
      [media.laptop]: {
        selectors: {
          '&::before': {
            content: '',
            gridArea: keyHalf,
            border: `${vars.width.hairline} solid ${vars.color.line}`,
            borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
            backgroundColor: vars.color.surface,
          },
        },
      },
    },
  }),
);

/** Without a plan, facts fill the page's width. Keyed by where the button is. */
export const sheet = styleVariants({ below: [sheetBase], inLastCell: [sheetBase, card] });

const list = style(section({ width: '100%', borderBlockStart: `2px solid ${vars.color.text}` }));

const columns = style([
  list,
  section({
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridAutoFlow: 'dense',
        gridArea: '1 / 1 / 2 / 5',
      },
    },
  }),
]);

export const facts = styleVariants({ rows: [list], columns: [columns] });

/** In the last cell, it is below the key facts. */
export const button = styleVariants({
  below: section({ gridColumn: '1 / -1' }),
  inLastCell: section({
    '@media': {
      [media.laptop]: {
        gridArea: keyHalf,
        alignSelf: 'end',
        padding: `${vars.space.x2} ${vars.space.x3}`,
      },
    },
  }),
});

const factBase = style(
  section({
    display: 'grid',
    gridTemplateColumns: `6rem ${columnsOf(1)}`,
    alignItems: 'baseline',
    gap: `${vars.space.x1} ${vars.space.x1h}`,
    paddingBlock: vars.space.x1h,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [media.largeText]: { display: 'block' },
      // In half of the page's width, the details start at one of its 12 columns.
      [media.tablet]: { gridTemplateColumns: equalColumns(3), columnGap: vars.space.x3 },
      [media.laptop]: {
        selectors: {
          [`${columns} > &`]: { display: 'flex', flexDirection: 'column' },
        },
      },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

const inCard = {
  '@media': { [media.laptop]: { selectors: { [`${card} &`]: { paddingInline: vars.space.x3 } } } },
};

const places = {
  first: { gridColumn: '1' },
  second: { gridColumn: '2' },
  start: { gridColumn: '1 / 3' },
  end: { gridColumn: '3 / 5', ...inCard },
};

/** Keyed by its place, if there are columns. */
export const fact = styleVariants(places, (place) => [factBase, section(place)]);

export const key = heading[4];

const inTwoColumns = style(section({ '@media': { [media.tablet]: { gridColumn: 'span 2' } } }));

/** On a phone, badges need the whole width. */
export const detail = styleVariants({
  words: [inTwoColumns],
  badges: [section({ gridColumn: '1 / -1' }), inTwoColumns],
});

export const term = style(
  section({
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    color: vars.color.muted,
  }),
);

export const range = style(section({ whiteSpace: 'nowrap' }));
