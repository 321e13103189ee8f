import { style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { splits } from '../grid/columns.ts';

const base = style(
  primitive({
    display: 'grid',
    gap: vars.space.x2,
    breakInside: 'avoid',
    breakAfter: 'avoid',
  }),
);

export const variant = styleVariants({
  split: [
    base,
    primitive({
      '@media': {
        [media.tablet]: {
          ...splits.aside,
          alignItems: 'baseline',
        },
      },
    }),
  ],
  stacked: [base],
});

export const large = style(
  primitive({
    '@media': {
      [media.screen]: { vars: { [vars.size.heading2]: calc.multiply(vars.size.heading1, 0.8) } },
    },
  }),
);
