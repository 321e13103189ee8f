import { globalStyle, style } from '@vanilla-extract/css';
import { summary } from '../../primitives/disclosure/details.css.ts';
import { widthOf } from '../../primitives/grid/columns.ts';
import { target } from '../../primitives/icon/icon.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

/** Content on one side, and on the other. */
const row = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.half,
    paddingBlock: vars.space.x2,
    '@media': { [media.tablet]: { gap: vars.space.x3 } },
    borderBlockStart: hairline,
  }),
);

/**
 * The end of the page. It leaves the corner free, where the link to the top is. On a phone, the words
 * are below the links.
 */
export const end = style([row, section({ flexWrap: 'wrap-reverse', justifyContent: 'start' })]);

globalStyle(
  `${end} > p`,
  section({
    paddingInlineEnd: vars.space.x8,
    textWrap: 'balance',
    // The links start at one of the columns above them.
    '@media': { [media.desktop]: { width: widthOf(3), paddingInlineEnd: 0 } },
  }),
);

export const ways = style([row, section({ '@media': { [media.print]: { display: 'none' } } })]);

/** Spans the window from edge to edge on a phone. */
export const identity = style(
  section({
    flexGrow: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    '@media': { [media.tablet]: { justifyContent: 'start', columnGap: vars.space.x4 } },
  }),
);

export const links = style(
  section({
    display: 'flex',
    flexWrap: 'wrap',
    // On a phone, each kind of links fills one row.
    columnGap: vars.space.x1,
    '@media': {
      [media.desktop]: { columnGap: vars.space.x3 },
      [media.print]: { display: 'none' },
    },
  }),
);

export const link = style(
  section({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.width.target,
    paddingBlock: vars.space.half,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    color: vars.color.soft,
    '@media': {
      [media.desktop]: { minHeight: vars.space.x4 },
      [media.hover]: {
        selectors: {
          '&:hover': {
            color: vars.color.text,
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
          },
        },
      },
    },
  }),
);

export const more = style(
  section({
    borderBlockStart: hairline,
    paddingBlock: vars.space.half,
    '@media': {
      [media.tablet]: { paddingBlock: vars.space.x1 },
      [media.print]: { display: 'none' },
    },
  }),
);

/** If there is room, it is always open, provided that the browser can open it with CSS. */
const withRoom = <const Rule>(rule: Rule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: rule } } },
});

export const moreDetails = style(
  section(withRoom({ selectors: { '&::details-content': { contentVisibility: 'visible' } } })),
);

export const moreTitle = style([
  summary,
  section({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.width.target,
    ...withRoom({ display: 'none' }),
  }),
]);

export const moreLinks = style(
  section({
    columnCount: 2,
    columnGap: vars.space.x3,
    overflowWrap: 'break-word',
    '@media': {
      [media.tablet]: { columnCount: 3 },
      [media.desktop]: { columnCount: 4 },
    },
  }),
);

export const social = style(section({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 }));

export const socialLink = style([
  target,
  section({
    border: `${vars.width.hairline} solid ${vars.color.control}`,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            borderColor: vars.color.action,
            backgroundColor: vars.color.action,
            color: vars.color.actionText,
          },
        },
      },
    },
  }),
]);
