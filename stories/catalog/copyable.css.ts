import { globalStyle, style } from '@vanilla-extract/css';

/** The whole of it can be pressed. */
export const copyable = style({ position: 'relative' });

// A button that moves when pressed would take the area with it, and the press would end beside it.
globalStyle(`${copyable} button`, { transform: 'none' });
globalStyle(`${copyable} button::after`, { content: '', position: 'absolute', inset: 0 });
