import { style } from '@vanilla-extract/css';
import { section } from '../../tokens/layer-styles.ts';

/** On paper, the cards stay with their title. Chromium would break between the two. */
export const cards = style(section({ breakInside: 'avoid' }));
