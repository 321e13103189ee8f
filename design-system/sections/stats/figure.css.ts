import { style } from '@vanilla-extract/css';
import { base as heading } from '../../primitives/heading/heading.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

/** A figure in large type, with tabular digits. */
export const figure = style([
  heading,
  section({ fontSize: vars.size.figure, fontVariantNumeric: 'tabular-nums' }),
]);
