import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { picture as frame } from '../post-teasers/post-teasers.css.ts';

const itemBase = style(
  section({
    position: 'relative',
    minWidth: 0,
  }),
);

const bento = style([
  itemBase,
  section({
    '@media': {
      [media.tablet]: {
        gridColumn: 'auto',
        // On a tablet, the first card takes a whole row. The others form rows of two, and a
        // single card left over also takes a whole row.
        selectors: {
          '&:first-child, &:last-child:nth-child(even)': { gridColumn: 'span 2' },
        },
      },
      [media.desktop]: {
        gridColumn: 'span 2',
        // Two of three columns: see grid.css.ts.
        selectors: { '&:first-child': { gridColumn: 'span 4' } },
      },
    },
  }),
]);

// The first card is wider, so its text is larger.
globalStyle(
  `${bento}:first-child p`,
  section({ '@media': { [media.tablet]: { fontSize: vars.size.lead } } }),
);

export const item = styleVariants({ cards: [itemBase], bento: [bento], open: [itemBase] });

/** One of two in a row on phones. A single card left over takes a whole row. */
export const pair = style(
  section({
    '@media': {
      [media.belowTablet]: {
        selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
      },
    },
  }),
);

// A long word, such as "Telecommunications", has room in half of a phone’s width.
globalStyle(
  `${pair} h3`,
  section({
    '@media': { [media.belowTablet]: { fontFamily: vars.font.text, fontSize: vars.size.small } },
  }),
);

/** On a phone, the glyph is next to the title. */
export const head = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1h,
    '@media': {
      [media.tablet]: { flexDirection: 'column', alignItems: 'start' },
    },
  }),
);

// On a phone, a glyph is no taller than two lines of text.
globalStyle(
  `${head} svg`,
  section({
    '@media': {
      [media.belowTablet]: {
        width: vars.space.x4,
        height: vars.space.x4,
      },
    },
  }),
);

export const picturedHead = style(section({ display: 'grid', gap: vars.space.x1h }));

/** A picture is edge enough, so there is no line above it. */
export const pictured = style(
  section({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x1h,
    height: '100%',
  }),
);

export const open = style([
  pictured,
  section({
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `2px solid ${vars.color.line}`,
  }),
]);

export const picture = style([frame, section({ padding: vars.space.x1 })]);
