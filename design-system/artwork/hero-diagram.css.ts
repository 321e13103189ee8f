import { style } from '@vanilla-extract/css';
import { primitive } from '../tokens/layer-styles.ts';
import { media } from '../tokens/media.ts';

export const compact = style(primitive({ '@media': { [media.phone]: { display: 'none' } } }));

export const wide = style(
  primitive({ display: 'none', '@media': { [media.phone]: { display: 'block' } } }),
);
