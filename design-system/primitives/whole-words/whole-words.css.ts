import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

export const word = style(primitive({ whiteSpace: 'nowrap' }));
