import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const count = createVar('per-view');
const gap = createVar('slide-gap');

const counts = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8' } as const;

const from = (condition: string) =>
  styleVariants(counts, (value) =>
    primitive({ '@media': { [condition]: { vars: { [count]: value } } } }),
  );

// One class per width and count, so that the layout doesn't need a script.
export const perView = {
  base: styleVariants(counts, (value) => primitive({ vars: { [count]: value } })),
  phone: from(media.phone),
  tablet: from(media.tablet),
  desktop: from(media.desktop),
};

// In print and without scripts, all slides are shown, in rows.
const inRows = `${media.print}, ${media.noScript}`;

export const carousel = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x4,
    vars: { [gap]: vars.space.x1h },
    '@media': { [media.tablet]: { vars: { [gap]: vars.space.x3 } } },
  }),
);

export const top = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space.x3} ${vars.space.x5}`,
  }),
);

/** The header takes the width it needs if there is room. Otherwise it takes the whole row. */
export const header = style(primitive({ flex: '1 1 28rem', minWidth: 0 }));

export const controls = style(
  primitive({
    display: 'flex',
    gap: vars.space.x1,
    '@media': { [inRows]: { display: 'none' } },
  }),
);

/** Keeps its space, because only the browser knows whether all slides fit. */
export const unneeded = style(primitive({ visibility: 'hidden' }));

export const viewport = style(
  primitive({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    // A scroll bar would disappear when the script loads, and the page would move.
    scrollbarWidth: 'none',
    '@media': { [media.print]: { overflow: 'visible !important' } },
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
    '@media': {
      [inRows]: { flexWrap: 'wrap', gap, transform: 'none !important' },
    },
  }),
);

export const slide = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: `0 0 calc((100% - (${count} - 1) * ${gap}) / ${count})`,
    minWidth: 0,
    // The last slide also has space after it, because the first one follows it.
    marginInlineEnd: gap,
    scrollSnapAlign: 'start',
    '@media': { [inRows]: { marginInlineEnd: 0, transform: 'none !important' } },
  }),
);
