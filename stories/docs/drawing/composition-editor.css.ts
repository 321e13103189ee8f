import { globalStyle, style } from '@vanilla-extract/css';

/** Keeps one shape to a line. */
export const data = style({});

globalStyle(`${data} textarea`, { whiteSpace: 'pre', overflowX: 'auto' });
