import { keyframes, style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';

const skipped = keyframes({ from: { contentVisibility: 'auto' } });

/** By then the fonts have usually come. Laying out a text a second time would take as long again. */
const start = '500ms';
/** Between one part and the next, so that no task of the browser is long. */
const step = '50ms';

/**
 * Laid out soon after the first paint, because nothing above depends on it. What comes into view doesn't
 * wait. Until then, the placeholder height only has to make the page longer than the first view.
 */
export const late = style(
  primitive({
    // biome-ignore lint/plugin/motion: nothing moves, it only waits.
    animation: `${skipped} 1ms ${start} backwards`,
    animationDelay: `calc(${start} + ${step} * sibling-index())`,
    // With the height that it had, if it has been in view.
    containIntrinsicBlockSize: 'auto 100vh',
    selectors: {
      // The visitor has come for a part of the page. What is above it must not grow later.
      ':root:has(:target) &, :root[data-returned] &': { animation: 'none' },
    },
  }),
);

/** One screen high, so that whatever follows doesn't move into view and out again. */
export const placeholder = style(primitive({ minHeight: '100vh' }));
