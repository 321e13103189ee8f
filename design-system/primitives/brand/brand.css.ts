import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

export const brand = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.width.target,
    fontFamily: vars.font.heading,
    fontSize: vars.size.heading3,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.heading,
  }),
);
