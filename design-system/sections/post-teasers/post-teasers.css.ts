import { style } from '@vanilla-extract/css';
import { columnsOf, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const item = style(
  section({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.x3,
    minWidth: 0,
    '@media': {
      // Below each other, they are further apart than a picture and its words.
      [media.belowTablet]: { selectors: { '& + &': { paddingBlockStart: vars.space.x3 } } },
      // On a tablet, the others form rows of two, and a single one left over is also wide.
      [media.tablet]: {
        gridColumn: 'auto',
        selectors: {
          '&:first-child, &:last-child:nth-child(even)': {
            gridColumn: '1 / -1',
            gridTemplateColumns: `${widthOf(7)} ${columnsOf(1)}`,
            gridTemplateRows: 'auto',
            alignItems: 'center',
          },
          // Further from the next row than its picture is from its words.
          '&:first-child': { paddingBlockEnd: vars.space.x5 },
        },
      },
      // Below the first card, the others each take a third.
      [media.desktop]: {
        gridColumn: 'span 2',
        selectors: {
          '&:last-child:nth-child(even)': {
            gridColumn: 'span 2',
            gridTemplateColumns: columnsOf(1),
            gridTemplateRows: 'auto 1fr',
            alignItems: 'stretch',
          },
        },
      },
    },
  }),
);

export const picture = style(
  section({
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    border: `${vars.width.hairline} solid ${vars.color.line}`,
  }),
);
