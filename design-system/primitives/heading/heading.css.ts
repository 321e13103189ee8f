import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const base = style(
  primitive({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.heading,
    lineHeight: vars.leading.heading,
    textWrap: 'balance',
  }),
);

export const size = styleVariants({
  1: [base, primitive({ fontSize: vars.size.heading1 })],
  2: [base, primitive({ fontSize: vars.size.heading2 })],
  3: [base, primitive({ fontSize: vars.size.heading3, lineHeight: '1.15' })],
  4: [base, primitive({ fontSize: vars.size.heading4, lineHeight: vars.leading.snug })],
});
