import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { alwaysOpen } from './always-open.ts';

const { collapse, easing } = vars.motion;

/**
 * Animates the box that the browser puts around the content of a `details`: collapsed, expanding,
 * shown, collapsing. Browsers without `::details-content` open and close it at once.
 */
export const details = style(
  primitive({
    selectors: {
      '&::details-content': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: '1fr',
      },
      '&:not([open])::details-content': { gridTemplateRows: '0fr', overflow: 'clip' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&::details-content': {
            transition: `grid-template-rows ${collapse} ${easing}, content-visibility ${collapse} allow-discrete`,
          },
          // Clipped until fully open, but no longer, because it would cut off focus outlines.
          '&[open]::details-content': {
            transition: `grid-template-rows ${collapse} ${easing}, overflow 0s ${collapse} allow-discrete`,
          },
        },
      },
      // Nothing can be opened on paper, so everything is open.
      [media.print]: { selectors: alwaysOpen },
    },
  }),
);

/** The summary, without the browser's triangle. */
export const summary = style(
  primitive({
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

/** The only child of that box. Without it, padding would keep the box from closing. */
export const content = style(primitive({ minHeight: 0 }));
