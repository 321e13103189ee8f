import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';

export const glyph = style(
  section({
    width: vars.space.x3,
    height: vars.space.x3,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
