import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, equalColumns, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

// Below desktop width, two cards are side by side, each with its image above the text. On a phone, they
// have no border, which leaves more width for words. On a desktop, one card fills the row, with its
// image next to the text.
export const project = style(
  section({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    breakInside: 'avoid',
    '@media': {
      // A title fits in two lines.
      [media.belowTablet]: { vars: { [vars.size.heading3]: vars.size.heading4 } },
      [media.tablet]: {
        overflow: 'hidden',
        borderRadius: vars.radius.card,
        border: `${vars.width.hairline} solid ${vars.color.line}`,
        backgroundColor: vars.color.surface,
      },
      [media.desktop]: {
        // The text starts at the seventh of the page's columns.
        gridTemplateColumns: `${calc.subtract(widthOf(6), vars.space.x3)} ${columnsOf(1)}`,
        gridTemplateRows: '1fr',
        // A card as wide as the page has larger text.
        vars: { [vars.size.heading3]: vars.size.figure, [vars.size.small]: vars.size.body },
      },
    },
  }),
);

export const image = style(
  section({
    width: '100%',
    height: 'auto',
    borderRadius: vars.radius.card,
    objectFit: 'cover',
    '@media': {
      [media.tablet]: { borderRadius: 0 },
      [media.desktop]: { height: '100%' },
    },
  }),
);

export const body = style(
  section({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x2,
    '@media': {
      // Facts line up, no matter how long the summaries are.
      [media.tablet]: {
        gridTemplateRows: 'auto 1fr auto',
        padding: vars.space.x4,
        gap: vars.space.x3,
      },
      [media.desktop]: { padding: vars.space.x6 },
    },
  }),
);

/** There is no room for it in a card that takes half a phone's width. */
export const summary = style(section({ '@media': { [media.belowTablet]: { display: 'none' } } }));

/** The number, with its label next to it or, in a narrow card, below it. */
export const result = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: vars.space.x2,
    lineHeight: vars.leading.snug,
    color: vars.color.accent,
    '@media': { [media.desktop]: { vars: { [vars.size.figure]: vars.size.heading1 } } },
  }),
);

export const facts = style(
  section({
    display: 'grid',
    gap: `${vars.space.x1} ${vars.space.x3}`,
    '@media': { [media.tablet]: { gridTemplateColumns: equalColumns(2) } },
  }),
);

/** On a phone, a short value is next to its term. */
export const fact = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x1,
    lineHeight: vars.leading.snug,
    '@media': {
      [media.tablet]: {
        display: 'block',
        paddingBlockStart: vars.space.x1,
        borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
      },
    },
  }),
);
