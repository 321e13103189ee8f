import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';

export const glyph = style(
  primitive({
    width: vars.space.x6,
    height: vars.space.x6,
    flexShrink: 0,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [vars.color.ornament]: 'CanvasText',
          [vars.artwork.quiet]: 'CanvasText',
          [vars.color.drawing.spark]: 'CanvasText',
          [vars.color.drawing.mark]: 'Canvas',
          [vars.color.drawing.trace]: 'Canvas',
        },
      },
    },
  }),
);
