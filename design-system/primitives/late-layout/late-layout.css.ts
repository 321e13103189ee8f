import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/** The height kept in the meantime, from each width up. */
export const place = {
  narrow: createVar('narrow'),
  phone: createVar('phone'),
  tablet: createVar('tablet'),
  desktop: createVar('desktop'),
};

const late = keyframes({ from: { contentVisibility: 'auto' } });

/**
 * Laid out a moment after the first paint, unless it is in view: the browser would do it before, and
 * nothing above depends on it.
 */
export const lateLayout = style(
  primitive({
    animation: `${late} 1ms ${vars.motion.fast} backwards`,
    containIntrinsicBlockSize: place.narrow,
    '@media': {
      [media.phone]: { containIntrinsicBlockSize: place.phone },
      [media.tablet]: { containIntrinsicBlockSize: place.tablet },
      [media.desktop]: { containIntrinsicBlockSize: place.desktop },
    },
  }),
);
