import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { lime } from './artwork.css.ts';

export const logo = style(
  primitive({
    width: '1.875rem',
    height: '1.125rem',
    flexShrink: 0,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [lime]: 'CanvasText',
          [vars.ground.text]: 'CanvasText',
          [vars.ground.background]: 'Canvas',
        },
      },
    },
  }),
);
