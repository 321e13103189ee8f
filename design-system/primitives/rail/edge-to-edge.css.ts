import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';

/** How much of the next item is visible on a phone, as a sign that there are more. */
export const peek = vars.space.x6;

/**
 * The space between two items on a phone. It is as wide as the space beside the page, so an item
 * that was scrolled past is just out of view.
 */
export const phoneGap = vars.space.gutter;

/** A row of items that scrolls and snaps. */
export const snapping = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
} as const;

/** On a phone, the row extends to the window's edges, beyond the space beside the page. */
export const edgeToEdge = {
  // biome-ignore lint/plugin/margin: extends to the window's edges.
  marginInline: calc.negate(vars.space.gutter),
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  // It is as wide as the window, so a focus ring outside it would not be visible.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
} as const;
