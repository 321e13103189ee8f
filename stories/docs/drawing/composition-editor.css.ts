import { globalStyle, style } from '@vanilla-extract/css';

/** Keeps each shape on one line. */
export const data = style({});

globalStyle(`${data} textarea`, { whiteSpace: 'pre', overflowX: 'auto' });
