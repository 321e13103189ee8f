import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

/** Inline with the words, and vertically centered on them. */
export const arrow = style(primitive({ display: 'inline-block', verticalAlign: '-0.125em' }));
