import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x5,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: vars.space.x8,
        alignItems: 'start',
      },
    },
  }),
);
