import { style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The first post fills the left half, and two small ones share the right half. */
export const posts = style(
  section({
    display: 'grid',
    gap: vars.space.x2,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: equalColumns(2),
        gap: vars.space.x3,
      },
    },
  }),
);

const base = style(section({ position: 'relative', display: 'grid', minWidth: 0 }));

export const item = styleVariants({
  first: [
    base,
    section({
      alignContent: 'start',
      gap: vars.space.x2,
      '@media': { [media.tablet]: { gridRow: 'span 2' } },
    }),
  ],
  small: [
    base,
    section({
      gridTemplateColumns: columnsOf(1, 2),
      alignItems: 'start',
      columnGap: vars.space.x2,
      paddingBlockStart: vars.space.x2,
      borderBlockStart: `${vars.width.hairline} solid ${vars.color.line}`,
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: equalColumns(2),
          // The last one ends level with the first post, and its line is halfway between the two.
          alignContent: 'end',
          columnGap: vars.space.x3,
          paddingBlockStart: vars.space.x3,
          selectors: {
            '&:nth-child(2)': {
              alignContent: 'start',
              paddingBlockStart: 0,
              borderBlockStart: 'none',
            },
          },
        },
      },
    }),
  ],
});
