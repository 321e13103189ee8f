import { style } from '@vanilla-extract/css';
import { primitive } from '../tokens/layer-styles.ts';

export const logo = style(primitive({ width: '1.875rem', height: '1.125rem', flexShrink: 0 }));
