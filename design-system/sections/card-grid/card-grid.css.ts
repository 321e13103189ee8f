import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const itemBase = style(
  section({
    position: 'relative',
    minWidth: 0,
    '@media': {
      [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.easing}` },
      [media.hover]: { selectors: { '&:has(a):hover': { transform: 'translateY(-2px)' } } },
    },
  }),
);

export const item = styleVariants({
  cards: [itemBase],
  bento: [
    itemBase,
    section({
      '@media': {
        [media.tablet]: {
          gridColumn: 'auto',
          // On a tablet, the first card takes a whole row. The others make rows of two, and a single
          // last one also takes a whole row.
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
  ],
  open: [itemBase],
});

export const open = style(
  section({
    display: 'grid',
    gap: vars.space.x1h,
    justifyItems: 'start',
    paddingBlock: `${vars.space.x3} ${vars.space.x2}`,
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const rows = style(
  section({ borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}` }),
);

export const row = style(
  section({
    position: 'relative',
    display: 'grid',
    gap: vars.space.x2,
    paddingBlock: vars.space.x3,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `3.5rem ${columnsOf(1)} ${widthOf(6)}`,
        columnGap: vars.space.x3,
        alignItems: 'center',
      },
    },
  }),
);

// Without glyphs, there are only the two columns of text.
globalStyle(
  `${row}:not(:has(> svg))`,
  section({
    '@media': { [media.tablet]: { gridTemplateColumns: `${columnsOf(1)} ${widthOf(6)}` } },
  }),
);

export const rowText = style(
  section({ display: 'grid', gap: vars.space.x1, justifyItems: 'start' }),
);
