import { globalStyle, style } from '@vanilla-extract/css';
import { tones } from '#design-system';

export const picture = style({
  overflow: 'hidden',
  outline: `thin solid ${tones.control}`,
});

/** Centers what is lower than the picture. Of what is higher, the upper part is seen. */
export const page = style({
  display: 'grid',
  alignItems: 'safe center',
  blockSize: '100%',
  // What is fixed to the window is fixed to the picture.
  contain: 'layout paint',
});

// A header sticks to the top once the window is scrolled.
globalStyle(`${page} > header`, { alignSelf: 'start' });
