import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

const skipped = keyframes({ from: { contentVisibility: 'auto' } });

/**
 * Laid out just after the first paint, unless it is in view, because nothing above depends on it.
 * Until then, the placeholder height only has to make the page longer than the first view.
 */
export const late = style(
  primitive({
    animation: `${skipped} 1ms ${vars.motion.fast} backwards`,
    containIntrinsicBlockSize: '100vh',
  }),
);

/** One screen high, so that whatever follows doesn't move into view and out again. */
export const placeholder = style(primitive({ minHeight: '100vh' }));
