import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

const base = style(primitive({ flexShrink: 0 }));

// In em: an icon grows with the words beside it.
export const size = styleVariants({
  small: [base, primitive({ width: '1em', height: '1em' })],
  regular: [base, primitive({ width: '1.25em', height: '1.25em' })],
});
