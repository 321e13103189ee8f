import { globalStyle, style } from '@vanilla-extract/css';
import { tones } from '#design-system';

export const picture = style({
  overflow: 'hidden',
  outline: `thin solid ${tones.control}`,
});

/** Centers sections that are shorter than the picture, and shows the top of taller ones. */
export const page = style({
  display: 'grid',
  alignItems: 'safe center',
  blockSize: '100%',
  // Elements fixed to the window are fixed to the picture instead.
  contain: 'layout paint',
});

// A header becomes sticky once the window is scrolled.
globalStyle(`${page} > header`, { alignSelf: 'start' });
