import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { target } from '../../primitives/icon/icon.css.ts';
import { scrollPositions } from '../../primitives/scroll-threshold/scroll-positions.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Whether the browser supports scroll-driven animations. */
const scrollTimelines = '(animation-timeline: scroll())';

export const corner = style([
  screenOnly,
  section({
    display: 'grid',
    position: 'fixed',
    insetBlockEnd: vars.space.x2,
    insetInlineEnd: vars.space.x2,
    zIndex: vars.depth.header,
    // A script shows it in browsers without scroll-driven animations.
    visibility: 'hidden',
    selectors: { '&[data-visible]': { visibility: 'visible' } },
    '@supports': {
      [scrollTimelines]: {
        // biome-ignore lint/plugin/motion: nothing moves, it is only shown.
        animation: `${appear} linear both`,
        animationTimeline: 'scroll(root)',
      },
    },
    '@media': {
      [media.noScript]: { visibility: 'visible' },
    },
  }),
]);

/** The link is visible as soon as this range begins. */
export const showAfter = styleVariants(scrollPositions, (position) =>
  section({
    '@supports': {
      [scrollTimelines]: { animationRange: `${position}px ${position + 1}px` },
    },
  }),
);

export const link = style([
  target,
  section({
    // Its color makes it visible on light backgrounds, and its border on dark ones.
    border: `${vars.width.hairline} solid ${vars.color.control}`,
    boxShadow: vars.shadow.floating,
    // The focus ring is inside, on the link's own color, because anything may be behind the link.
    selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { color: vars.color.accent, borderColor: vars.color.accent } },
      },
    },
  }),
]);
