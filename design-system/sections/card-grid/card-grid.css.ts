import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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
          // The first fills a tablet's row, the others stand in pairs, an odd last one fills a row too.
          selectors: {
            '&:first-child, &:last-child:nth-child(even)': { gridColumn: 'span 2' },
          },
        },
        [media.desktop]: {
          selectors: { '&:last-child:nth-child(even)': { gridColumn: 'auto' } },
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
        gridTemplateColumns: '3.5rem minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: vars.space.x3,
        alignItems: 'center',
      },
    },
  }),
);

// Without glyphs the words keep their two columns.
globalStyle(
  `${row}:not(:has(> svg))`,
  section({
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
);

export const rowText = style(
  section({ display: 'grid', gap: vars.space.x1, justifyItems: 'start' }),
);
