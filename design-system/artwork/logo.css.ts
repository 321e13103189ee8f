import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.ts';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';
import { match } from './artwork.css.ts';

export const logo = style(
  primitive({
    width: '1.875rem',
    height: '1.125rem',
    flexShrink: 0,
    '@media': {
      [media.forcedColors]: {
        vars: {
          [match]: 'CanvasText',
          [vars.color.text]: 'CanvasText',
          [vars.color.background]: 'Canvas',
        },
      },
    },
  }),
);
