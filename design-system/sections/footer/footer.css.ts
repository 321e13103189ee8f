import { globalStyle, style } from '@vanilla-extract/css';
import { summary } from '../../primitives/disclosure/details.css.ts';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { target } from '../../primitives/icon/icon.css.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line}`;

/** The same columns above and below the line. On a desktop, each is two of the page's 12. */
const columns = style(
  section({
    columnGap: vars.space.x3,
    '@media': {
      [media.tablet]: { display: 'grid', gridTemplateColumns: equalColumns(4) },
      [media.desktop]: { gridTemplateColumns: equalColumns(6) },
    },
  }),
);

export const ways = style([
  screenOnly,
  columns,
  section({
    paddingBlockStart: vars.space.x2,
    '@media': {
      [media.tablet]: { paddingBlock: `${vars.space.x3} ${vars.space.x1}` },
    },
  }),
]);

/** If there is room, it is always open, provided that the browser can open it with CSS. */
const withRoom = <const Rule>(rule: Rule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: rule } } },
});

export const more = style(
  section({
    gridColumn: '2 / -1',
    borderBlockStart: hairline,
    '@media': { [media.tablet]: { borderBlockStart: 0 } },
    ...withRoom({ selectors: { '&::details-content': { contentVisibility: 'visible' } } }),
  }),
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

export const groups = style(
  section({
    display: 'grid',
    gap: `${vars.space.x2} ${vars.space.x3}`,
    gridTemplateColumns: equalColumns(2),
    '@media': {
      [media.tablet]: { gridTemplateColumns: equalColumns(3) },
      [media.desktop]: { gridTemplateColumns: equalColumns(5) },
    },
  }),
);

/** The longest group. */
globalStyle(
  `${groups} > :last-child`,
  section({
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.desktop]: { gridColumn: 'span 2' },
    },
  }),
);

export const end = style([
  columns,
  section({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: vars.space.x1h,
    borderBlockStart: hairline,
  }),
]);

globalStyle(
  `${end} > :nth-child(n + 3)`,
  section({ gridColumn: 'span 2', columnGap: vars.space.x2, textWrap: 'balance' }),
);

globalStyle(`${end} > :not(p)`, section({ '@media': { [media.print]: { display: 'none' } } }));

/** Side by side. */
export const row = style(section({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x1 }));

export const socialLink = style([
  target,
  section({
    border: hairline,
    '@media': {
      [media.tablet]: { width: vars.space.x4, height: vars.space.x4 },
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
