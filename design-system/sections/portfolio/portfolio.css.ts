import { style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { columnsOf, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

// Below desktop width, two cards are side by side, each with its art above the text. On a phone, they
// have no border, which leaves more width for words. On a desktop, one card fills the row, with its
// art next to the text.
export const project = style(
  section({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columnsOf(1),
    gridTemplateRows: 'auto 1fr',
    height: '100%',
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
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

export const art = style(
  section({
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.background,
    '@media': { [media.tablet]: { borderRadius: 0 } },
  }),
);

export const body = style(
  section({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x2,
    '@media': {
      [media.tablet]: { padding: vars.space.x4, gap: vars.space.x3 },
      [media.desktop]: { padding: vars.space.x6, gap: vars.space.x5 },
    },
  }),
);

/** There is no room for it in a card that takes half a phone's width. */
export const summary = style(section({ '@media': { [media.belowTablet]: { display: 'none' } } }));

export const facts = style(
  section({
    display: 'grid',
    gap: vars.space.half,
    '@media': { [media.tablet]: { gap: vars.space.none } },
  }),
);

export const fact = style(
  section({
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: vars.space.x2,
        paddingBlock: vars.space.x1h,
        borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
      },
    },
  }),
);

/** On a phone, the values speak for themselves, and only screen readers get the labels. */
export const factLabel = style(
  section({
    fontSize: vars.size.caption,
    color: vars.color.muted,
    '@media': { [media.belowTablet]: { position: 'absolute', clipPath: 'inset(50%)' } },
  }),
);

export const factValue = style(
  section({
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    fontWeight: vars.weight.medium,
  }),
);
