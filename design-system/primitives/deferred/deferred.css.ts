import { style } from '@vanilla-extract/css';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/**
 * Laid out once it comes near the view, or once a script sets `content-visibility` on its element.
 * Until then, the placeholder height only has to make the page longer than the first view.
 */
export const late = style(
  primitive({
    contentVisibility: 'auto',
    // Keeps its last height, if it has been in view.
    containIntrinsicBlockSize: 'auto 100vh',
    // Room for a shadow, which would be cut off at the part's edge.
    overflowClipMargin: '4rem',
    '@media': { [media.noScript]: { contentVisibility: 'visible' } },
    selectors: {
      // The visitor came for a part of the page, so nothing above it may grow later.
      ':root:has(:target) &, :root[data-returned] &': { contentVisibility: 'visible' },
    },
  }),
);

/** One screen high, so that what follows doesn't move into view and out again. */
export const placeholder = style(primitive({ minHeight: '100vh' }));
