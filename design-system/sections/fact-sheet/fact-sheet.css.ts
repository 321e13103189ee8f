import { style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const list = style(section({ width: '100%', display: 'flex', flexDirection: 'column' }));

const gap = vars.space.x3;

const columns = style([
  list,
  section({
    '@media': { [media.laptop]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: gap } },
  }),
]);

const fives = style([columns]);

/** Facts in rows, or in columns on a desktop. */
export const facts = styleVariants({ 1: [list], 4: [columns], 5: [fives] });

/** Narrower than a column, so that the facts in a row fit, and then grow. */
const column = (share: string) => `calc(${share} - ${gap})`;

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
      [media.tablet]: { gridTemplateColumns: equalColumns(3), columnGap: vars.space.x3 },
      [media.laptop]: {
        selectors: {
          [`${columns} > &`]: {
            display: 'flex',
            flexDirection: 'column',
            flex: `1 1 ${column('25%')}`,
            borderBlockEnd: 0,
          },
          [`${fives} > &`]: { flexBasis: column('20%') },
        },
      },
    },
  }),
);

/** Key facts are cards, which come first. Above columns, they are next to each other. */
export const key = style(
  section({
    order: -1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x1,
    // biome-ignore lint/plugin/margin: the only space that isn't the same between all facts.
    marginBlockEnd: vars.space.x2,
    padding: vars.space.x3,
    borderRadius: vars.radius.card,
    breakInside: 'avoid',
    '@media': {
      [media.laptop]: { selectors: { [`${columns} > &`]: { flex: '1 1 45%' } } },
    },
  }),
);

const inTwoColumns = style(section({ '@media': { [media.tablet]: { gridColumn: '2 / -1' } } }));

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
  section({ fontSize: calc.multiply(vars.size.heading3, 1.5) }),
]);

export const keyWords = style(section({ flex: '1 1 14rem' }));

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
