import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';

const skipped = keyframes({ from: { contentVisibility: 'auto' } });

/**
 * Laid out a moment after the first paint, unless it is in view: nothing above depends on it. The
 * height only has to be enough for the page to reach below the first view until then.
 */
export const late = style(
  primitive({
    animation: `${skipped} 1ms ${vars.motion.fast} backwards`,
    containIntrinsicBlockSize: '100vh',
  }),
);

/** A screen's height, so that what follows comes in where it stays. */
export const placeholder = style(primitive({ minHeight: '100vh' }));
