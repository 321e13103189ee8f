import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { edgeToEdge, peek, phoneGap, snapping } from '../rail/edge-to-edge.css.ts';
import { screenOnly } from '../visually-hidden/visually-hidden.css.ts';
import { count } from './per-view.css.ts';

const gap = createVar('slide-gap');
/**
 * Embla measures in whole pixels, and loops only if all slides but one fill `slides`. Rounding can
 * make them seem up to 2 px narrower, and then it would stop at the last slide. So `slides` is
 * narrower.
 */
const rounding = createVar('rounding');
/** Kept free for the edge of the next slide. */
const room = createVar('room');
/** How much of that room Embla fills after the last slide. */
const filled = createVar('filled');

export const carousel = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x3,
    vars: { [gap]: phoneGap },
    '@media': { [media.tablet]: { gap: vars.space.x4, vars: { [gap]: vars.space.x3 } } },
  }),
);

const topBase = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space.x3} ${vars.space.x2}`,
  }),
);

/** Next to a title in one line, quiet buttons are in the middle of the line. */
export const top = styleVariants({
  outline: [topBase],
  quiet: [topBase, primitive({ alignItems: 'center' })],
});

/** The header takes the width it needs if there is room. Otherwise it takes the whole row. */
export const header = style(
  primitive({
    flex: '1 1 11rem',
    minWidth: 0,
    '@media': { [media.tablet]: { flexBasis: '28rem' } },
  }),
);

const controlsBase = style([
  screenOnly,
  primitive({
    display: 'flex',
    gap: vars.space.half,
    '@media': {
      [media.tablet]: { gap: vars.space.x1 },
      [media.noScript]: { display: 'none' },
    },
  }),
]);
globalStyle(`${controlsBase} button`, primitive({ width: vars.width.target, paddingInline: 0 }));

const quiet = style(primitive({}));
globalStyle(`${quiet} button`, primitive({ borderColor: 'transparent' }));

export const controls = styleVariants({ outline: [controlsBase], quiet: [controlsBase, quiet] });

export const autoplay = style(primitive({ display: 'contents' }));

/**
 * Takes up space even while hidden, because only Embla knows whether all slides fit, and only Embla
 * can advance.
 */
export const unavailable = style(primitive({ visibility: 'hidden' }));

export const viewport = style(
  primitive({
    ...snapping,
    // A scroll bar would disappear when the script loads, which would shift the page.
    scrollbarWidth: 'none',
    '@media': {
      [media.belowTablet]: edgeToEdge,
      [media.motion]: { scrollBehavior: 'smooth' },
      // Without scripts there are no buttons, so there is a scroll bar.
      [media.noScript]: { scrollbarWidth: 'auto' },
      [media.print]: { overflow: 'visible !important' },
    },
    selectors: {
      '&[data-state="moved"]': {
        overflow: 'clip',
        touchAction: 'pan-y pinch-zoom',
        scrollSnapType: 'none',
      },
    },
  }),
);

export const slides = style(
  primitive({
    display: 'flex',
    paddingInlineEnd: filled,
    // biome-ignore lint/plugin/margin: padding would leave the slides as wide as the carousel.
    marginInlineEnd: calc.subtract(calc.add(room, rounding), filled),
    vars: { [rounding]: '2px', [room]: peek, [filled]: '0px' },
    // Lets the last slides scroll to the start.
    selectors: { '&::after': { content: '', flex: `0 0 ${room}` } },
    '@media': {
      // Whatever the count, words need the whole width.
      [media.largeText]: { vars: { [count]: '1' } },
      [media.tablet]: {
        vars: { [room]: '0px' },
        selectors: { '&::after': { content: 'none' } },
      },
      // There are no buttons, so more of the next slide shows that there are more.
      [media.noScript]: { vars: { [room]: vars.space.x6 } },
      // On paper, all slides are shown, in rows.
      [media.print]: {
        flexWrap: 'wrap',
        gap,
        transform: 'none !important',
        vars: { [rounding]: '0px', [room]: '0px' },
      },
    },
  }),
);

/**
 * The first slide's edge follows the last slide. That takes one slide more than loops, because no
 * slide can be at both ends.
 */
export const endless = style(primitive({ vars: { [filled]: room } }));

export const slide = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: `0 0 calc((100% + ${rounding} - (${count} - 1) * ${gap}) / ${count})`,
    minWidth: 0,
    // biome-ignore lint/plugin/margin: the last slide also has space after it, because the first one follows it.
    marginInlineEnd: gap,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    '@media': { [media.print]: { marginInlineEnd: 0, transform: 'none !important' } },
  }),
);
