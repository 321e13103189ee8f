import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const row = style(
  section({
    display: 'grid',
    gap: vars.space.x1h,
    color: vars.color.muted,
    fontSize: vars.size.small,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: vars.space.x6,
      },
    },
  }),
);

export const list = style(
  section({
    display: 'grid',
    // Equal columns: three on most phones, and one for each name from a tablet up.
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    gap: vars.space.x1,
  }),
);
