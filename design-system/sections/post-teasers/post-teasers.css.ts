import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(
  section({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.x3,
    minWidth: 0,
  }),
);

/** The first post beside the others, which are rows without pictures. */
export const next = style(
  section({
    display: 'grid',
    gap: `${vars.space.x4} ${vars.space.x3}`,
    '@media': {
      [media.laptop]: { gridTemplateColumns: columnsOf(7, 5), columnGap: vars.space.x6 },
    },
  }),
);

export const item = styleVariants({
  row: [base],
  lead: [
    base,
    section({
      '@media': {
        [media.tablet]: {
          selectors: {
            '&:first-child': {
              gridColumn: '1 / -1',
              gridTemplateColumns: columnsOf(7, 5),
              gridTemplateRows: 'auto',
              alignItems: 'center',
              columnGap: vars.space.x6,
            },
          },
        },
        // Below the first card, the others are thirds.
        [media.desktop]: { gridColumn: 'span 2' },
      },
    }),
  ],
  next: [
    base,
    section({
      selectors: {
        '&:not(:first-child)': {
          paddingBlockStart: vars.space.x3,
          borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
        },
      },
      '@media': { [media.laptop]: { selectors: { '&:first-child': { gridRow: '1 / span 9' } } } },
    }),
  ],
});

export const picture = style(
  section({
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    border: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);
