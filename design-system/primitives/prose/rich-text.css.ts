import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

/** Looks like a highlighter pen. */
export const mark = style(
  primitive({
    borderRadius: vars.radius.small,
    color: 'inherit',
    backgroundColor: vars.color.line,
  }),
);
