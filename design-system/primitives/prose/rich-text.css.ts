import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

/** Marked with a pen: each line has its own ends. */
export const mark = style(
  primitive({
    paddingInline: vars.space.half,
    borderRadius: vars.radius.small,
    boxDecorationBreak: 'clone',
    color: 'inherit',
    backgroundColor: vars.color.line,
  }),
);
