import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** Fast at first, then slower and slower, because the loading time is unknown. */
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

export const line = style(
  primitive({
    position: 'fixed',
    inset: '0 0 auto',
    width: '100%',
    height: 0,
    border: 0,
    // Forced colors would make a background invisible.
    borderBlockStart: `${vars.space.half} solid ${vars.color.accent}`,
    transformOrigin: '0 0',
    '@media': {
      [media.motion]: { animation: `${grow} 10s ${vars.motion.easing} forwards` },
    },
  }),
);
