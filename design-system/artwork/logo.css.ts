import { style } from '@vanilla-extract/css';
import { primitive } from '../tokens/layer-styles.ts';

export const logo = style(primitive({ width: '2.125rem', height: '1.25rem', flexShrink: 0 }));
