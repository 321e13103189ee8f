import { globalStyle, style } from '@vanilla-extract/css';

/** All of it is clickable. */
export const copyable = style({ position: 'relative' });

// If the button moved when pressed, its click area would move too, and the press would end outside
// it.
globalStyle(`${copyable} button`, { transform: 'none' });
globalStyle(`${copyable} button::after`, { content: '', position: 'absolute', inset: 0 });
