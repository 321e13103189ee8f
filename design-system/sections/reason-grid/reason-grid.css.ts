import { style } from '@vanilla-extract/css';
import { equalColumns } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Six cells. The header is the first, and is as tall as the reasons in its row. */
export const cells = style(
  section({
    display: 'grid',
    gap: `${vars.space.header} ${vars.space.x3}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: equalColumns(2) },
      [media.desktop]: { gridTemplateColumns: equalColumns(3) },
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
        rowGap: vars.space.x6,
      },
      [media.desktop]: { gridRowEnd: 'span 2' },
    },
  }),
);

export const reason = style(
  section({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x2,
    '@media': { [media.tablet]: { selectors: { '&:first-child': { gridColumnStart: 2 } } } },
  }),
);
