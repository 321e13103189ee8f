import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const text = style(primitive({ maxWidth: vars.width.measure, textWrap: 'pretty' }));

export const size = styleVariants({
  // A lead is short, and its last line should not be one word.
  lead: primitive({ fontSize: vars.size.lead, textWrap: 'balance' }),
  body: primitive({ fontSize: vars.size.body }),
  small: primitive({ fontSize: vars.size.small }),
  caption: primitive({ fontSize: vars.size.caption, lineHeight: vars.leading.snug }),
});

export const tone = styleVariants({
  text: primitive({ color: vars.color.text }),
  soft: primitive({ color: vars.color.soft }),
  muted: primitive({ color: vars.color.muted }),
  accent: primitive({ color: vars.color.accent }),
});

export const weight = styleVariants({
  regular: primitive({ fontWeight: vars.weight.regular }),
  medium: primitive({ fontWeight: vars.weight.medium }),
  semibold: primitive({ fontWeight: vars.weight.semibold }),
});

export const unbroken = style(primitive({ whiteSpace: 'nowrap' }));
