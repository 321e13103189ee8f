import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

/** A figure in large type. */
export const figure = style(
  section({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.figure,
    letterSpacing: vars.tracking.heading,
    lineHeight: vars.leading.heading,
  }),
);
