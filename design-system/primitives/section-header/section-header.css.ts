import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const base = style(primitive({ display: 'grid', gap: vars.space.x2 }));

export const variant = styleVariants({
  split: [
    base,
    primitive({
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: vars.space.x5,
          alignItems: 'end',
        },
      },
    }),
  ],
  stacked: [base],
  center: [base, primitive({ justifyItems: 'center', textAlign: 'center' })],
});

export const title = style(primitive({ display: 'grid', gap: vars.space.x1h }));
