import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

/** Looks like a highlighter pen. */
export const mark = style(
  primitive({
    paddingInline: vars.space.half,
    borderRadius: vars.radius.small,
    // Each line has both ends.
    boxDecorationBreak: 'clone',
    color: 'inherit',
    backgroundColor: vars.color.line,
  }),
);
