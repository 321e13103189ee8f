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
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space.x1} ${vars.space.x2}`,
  }),
);
