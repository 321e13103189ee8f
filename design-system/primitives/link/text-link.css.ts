import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { tallLink } from './tall-link.css.ts';

const base = style(
  primitive({
    color: vars.color.accent,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.width.hairline,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  }),
);

export const variant = styleVariants({
  inline: [base, primitive({ textDecorationLine: 'underline' })],
  standalone: [
    base,
    primitive({
      display: 'inline-block',
      ...tallLink,
      fontSize: vars.size.small,
      fontWeight: vars.weight.semibold,
      '@media': {
        [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
      },
    }),
  ],
});
