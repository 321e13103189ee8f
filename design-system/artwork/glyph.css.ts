import { globalStyle, style } from '@vanilla-extract/css';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';

export const glyph = style(primitive({ width: '3rem', height: '3rem', flexShrink: 0 }));

globalStyle(
  `.${glyph} path`,
  primitive({ '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
