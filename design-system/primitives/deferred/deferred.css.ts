import { keyframes, style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

const skipped = keyframes({ from: { contentVisibility: 'auto' } });

/**
 * By then, the fonts have usually loaded. Laying out the text a second time would double the work.
 */
const start = '500ms';
/** The delay between two parts, so that no browser task is long. */
const step = '50ms';

/**
 * Laid out soon after the first paint, because nothing above depends on it, or at once if it comes
 * into view. Until then, the placeholder height only has to make the page longer than the first
 * view.
 */
export const late = style(
  primitive({
    // biome-ignore lint/plugin/motion: nothing moves, it is only a delay.
    animation: `${skipped} 1ms ${start} backwards`,
    animationDelay: `calc(${start} + ${step} * sibling-index())`,
    // Keeps its last height, if it has been in view.
    containIntrinsicBlockSize: 'auto 100vh',
    selectors: {
      // The visitor came for a part of the page, so nothing above it may grow later.
      ':root:has(:target) &, :root[data-returned] &': { animation: 'none' },
    },
  }),
);

/** One screen high, so that what follows doesn't move into view and out again. */
export const placeholder = style(primitive({ minHeight: '100vh' }));
