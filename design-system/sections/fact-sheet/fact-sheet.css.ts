import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, splits, widthOf } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const rows = style(section({ width: '100%', display: 'grid' }));

const gap = vars.space.x3;

/** Four or five columns on a desktop. */
export const columns = style([
  rows,
  section({
    '@media': { [media.laptop]: { display: 'flex', flexWrap: 'wrap', columnGap: gap } },
  }),
]);

export const other = style(
  section({
    display: 'grid',
    gridTemplateColumns: `6rem ${columnsOf(1)}`,
    gap: vars.space.x1,
    alignItems: 'baseline',
    paddingBlock: vars.space.x1h,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
    breakInside: 'avoid',
    '@media': {
      [media.largeText]: { display: 'block' },
      // In half of the page's width, the details start at one of its 12 columns.
      [media.tablet]: { gridTemplateColumns: `${widthOf(4)} ${columnsOf(1)}`, columnGap: gap },
      [media.laptop]: {
        selectors: {
          [`${columns} > &`]: {
            gridTemplateColumns: 'auto',
            alignContent: 'start',
            // Narrower than a fifth, so that five facts fit in a row, and then grow.
            flex: '1 1 9rem',
            borderBlockEnd: 0,
          },
        },
      },
    },
  }),
);

/** Key facts come first. Above columns, they are next to each other. */
const keyBase = style(
  section({
    order: -1,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x1,
    breakInside: 'avoid',
    '@media': {
      [media.laptop]: { selectors: { [`${columns} > &`]: { flex: `1 1 calc(50% - ${gap})` } } },
    },
  }),
);

const { card } = vars.radius;

/** All key facts are one card. */
export const key = style([
  keyBase,
  section({
    // biome-ignore lint/plugin/margin: the only space that isn't the same between all facts.
    marginBlockEnd: vars.space.x2,
    padding: vars.space.x3,
    borderRadius: card,
    selectors: {
      '&:has(+ &)': { marginBlockEnd: 0, borderRadius: `${card} ${card} 0 0` },
      '& + &': {
        borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
        borderRadius: `0 0 ${card} ${card}`,
      },
    },
    '@media': {
      [media.laptop]: {
        selectors: {
          [`${columns} > &:has(+ &)`]: {
            // biome-ignore lint/plugin/margin: no space within the card.
            margin: `0 calc(-1 * ${gap}) ${vars.space.x2} 0`,
            borderRadius: `${card} 0 0 ${card}`,
          },
          [`${columns} > & + &`]: { borderBlockStart: 0, borderRadius: `0 ${card} ${card} 0` },
        },
      },
    },
  }),
]);

/** Key facts on the section itself. */
export const openKey = style([
  keyBase,
  section({
    paddingBlock: `${vars.space.x2} ${vars.space.x3}`,
    '@media': { [media.print]: { paddingBlock: 0 } },
  }),
]);

/** The button is next to the words where they keep the width of a few. */
export const keyDetail = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x3,
  }),
);

export const keyTitle = style([
  heading,
  section({
    fontSize: calc.multiply(vars.size.heading3, 1.5),
    selectors: { [`${openKey} &`]: { fontSize: calc.multiply(vars.size.heading1, 0.64) } },
  }),
]);

export const keyWords = style(section({ flex: '1 1 14rem', textWrap: 'balance' }));

/** On a desktop, the scene is next to the title. It stands on the card. */
export const header = style(
  section({
    display: 'grid',
    gap: vars.space.x3,
    '@media': { [media.laptop]: { ...splits.halves, alignItems: 'center' } },
  }),
);
