import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const place = style(primitive({ minHeight: '100lvh' }));
