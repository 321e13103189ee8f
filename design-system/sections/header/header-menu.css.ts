import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const { fast, collapse, easing } = vars.motion;

const content = '&::details-content';
const contentOfClosed = '&:not([open])::details-content';

const expanding = `grid-template-rows ${collapse} ${easing}`;
const appearing = `opacity ${fast} ${easing}, transform ${fast} ${easing}`;

/**
 * On small screens, it expands in place. On wide screens, its card floats below the bar. Only
 * closing keeps the content for a while: `content-visibility` would delay opening by a frame.
 * Browsers without `::details-content` open and close it at once.
 */
export const menu = style(
  section({
    position: 'relative',
    selectors: {
      [content]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: '1fr',
      },
      [contentOfClosed]: { gridTemplateRows: '0fr' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          [content]: { transition: expanding },
          [contentOfClosed]: {
            transition: `${expanding}, content-visibility ${collapse} allow-discrete`,
          },
        },
      },
      [media.desktop]: {
        selectors: {
          [content]: { display: 'block' },
          // Slow devices take a while to draw a second frame, so the first one is already visible.
          [contentOfClosed]: { opacity: 0.4, transform: `translateY(calc(-1 * ${vars.space.x1}))` },
        },
      },
      [`${media.desktop} and ${media.motion}`]: {
        selectors: {
          [content]: { transition: appearing },
          [contentOfClosed]: {
            transition: `${appearing}, content-visibility ${fast} allow-discrete`,
          },
        },
      },
    },
  }),
);

export const trigger = style(
  section({
    cursor: 'pointer',
    userSelect: 'none',
    // Older versions of Safari draw their marker even in a flex container.
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const mark = style(
  section({
    display: 'flex',
    selectors: { [`${menu}[open] &`]: { transform: 'rotate(180deg)' } },
    '@media': { [media.motion]: { transition: `transform ${fast} ${easing}` } },
  }),
);
