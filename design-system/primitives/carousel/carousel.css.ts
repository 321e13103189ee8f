import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const count = createVar('per-view');
const gap = createVar('slide-gap');
/**
 * Embla measures in whole pixels, and loops only if all slides but one fill `slides`. Rounding can
 * make them seem up to 2 px narrower, and then it would stop at the last slide. So `slides` is
 * narrower.
 */
const rounding = createVar('rounding');

const counts = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8' } as const;

const from = (width: keyof typeof media) =>
  styleVariants(counts, (value) =>
    primitive({ '@media': { [media[width]]: { vars: { [count]: value } } } }),
  );

// One class per width and count, so that the layout needs no script.
export const perView = {
  base: styleVariants(counts, (value) => primitive({ vars: { [count]: value } })),
  phone: from('phone'),
  tablet: from('tablet'),
  desktop: from('desktop'),
};

export const carousel = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x3,
    vars: { [gap]: vars.space.x1h },
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

const controlsBase = style(
  primitive({
    display: 'flex',
    gap: vars.space.half,
    '@media': {
      [media.tablet]: { gap: vars.space.x1 },
      [`${media.print}, ${media.noScript}`]: { display: 'none' },
    },
  }),
);
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
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    // A scroll bar would disappear when the script loads, which would shift the page.
    scrollbarWidth: 'none',
    '@media': {
      [media.motion]: { scrollBehavior: 'smooth' },
      // Without scripts there are no buttons, so the scroll bar and the next slide's edge show that
      // there is more.
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
    // biome-ignore lint/plugin/margin: padding would leave the slides as wide as the carousel.
    marginInlineEnd: rounding,
    vars: { [rounding]: '2px' },
    '@media': {
      // Whatever the count, words need the whole width.
      [media.largeText]: { vars: { [count]: '1' } },
      // On paper, all slides are shown, in rows.
      [media.print]: {
        flexWrap: 'wrap',
        gap,
        transform: 'none !important',
        vars: { [rounding]: '0px' },
      },
    },
  }),
);

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
    '@media': {
      [media.noScript]: { flexBasis: `calc((100% - ${count} * ${gap}) / (${count} + 0.2))` },
      [media.print]: { marginInlineEnd: 0, transform: 'none !important' },
    },
  }),
);
