import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';

export const logo = style(
  primitive({
    width: '1.875rem',
    height: '1.125rem',
    flexShrink: 0,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [vars.color.lime]: 'CanvasText',
          [vars.ground.text]: 'CanvasText',
          [vars.ground.background]: 'Canvas',
        },
      },
    },
  }),
);
