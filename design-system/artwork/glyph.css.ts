import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { inTwoColors } from './artwork.css.ts';

export const glyph = style([
  inTwoColors,
  primitive({ width: vars.space.x6, height: vars.space.x6, flexShrink: 0 }),
]);
