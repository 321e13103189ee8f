import { style } from '@vanilla-extract/css';
import { columnsOf } from '../../primitives/grid/columns.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const band = style(
  section({
    borderRadius: vars.radius.band,
    padding: `${vars.space.x6} ${vars.space.x3}`,
    '@media': { [media.tablet]: { padding: vars.space.x8 }, [media.print]: { padding: 0 } },
  }),
);

export const withArt = style([
  band,
  section({
    display: 'grid',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: columnsOf(7, 4),
        columnGap: vars.space.x6,
        alignItems: 'center',
      },
    },
  }),
]);

export const art = style(
  section({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } }),
);
