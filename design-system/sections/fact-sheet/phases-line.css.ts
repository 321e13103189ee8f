import { style } from '@vanilla-extract/css';
import { section } from '../../tokens/layer-styles.ts';

export const line = style(section({ width: '100%' }));

/** If the drawing were wider, its words would be larger than the text. */
export const compact = style(section({ maxWidth: '26rem' }));
