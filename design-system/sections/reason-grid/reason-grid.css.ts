import { style } from '@vanilla-extract/css';
import { equalColumns, widthOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/**
 * Six cells. On a desktop, the first reason is as wide as two others, below the header in the left
 * half.
 */
export const cells = style(
  section({
    display: 'grid',
    gap: `${vars.space.header} ${vars.space.x3}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: equalColumns(2) },
      [media.desktop]: { gridTemplateColumns: `${widthOf(6)} ${equalColumns(2)}` },
    },
  }),
);

export const title = style(section({ '@media': { [media.tablet]: { gridArea: '1 / 1' } } }));

export const list = style(
  section({
    '@media': {
      [media.tablet]: {
        gridArea: '1 / 1 / span 3 / -1',
        gridTemplate: 'subgrid / subgrid',
        rowGap: 'inherit',
      },
    },
  }),
);

export const reason = style(
  section({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x2,
    '@media': {
      [media.tablet]: { selectors: { '&:first-child': { gridColumnStart: 2 } } },
      [media.desktop]: {
        selectors: {
          '&:nth-child(-n + 3)': { gridRowEnd: 'span 2' },
          '&:first-child': { gridArea: '2 / 1 / span 2' },
        },
      },
    },
  }),
);
