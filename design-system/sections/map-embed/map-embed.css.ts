import { style, styleVariants } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const layout = style(
  section({
    display: 'grid',
    gap: vars.space.x4,
    '@media': {
      [media.tablet]: {
        ...splits.title,
        alignItems: 'center',
      },
    },
  }),
);

export const address = style(section({ display: 'grid', fontStyle: 'normal' }));

/**
 * Has the look and the height of the map before the frame has loaded, so that nothing moves when it
 * does.
 */
export const map = style([
  screenOnly,
  section({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.band,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-state="focused"]': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
    },
    // Browsers print only frames that have loaded, and the address next to it says the same.
  }),
]);

/**
 * In px. Each height has a class, because a strict Content-Security-Policy allows no style
 * attributes.
 */
export const height = styleVariants({ 320: 320, 400: 400, 480: 480 }, (pixels) =>
  section({ height: pixels }),
);

/**
 * As tall as the map. The outline is drawn around it, because the filter changes everything inside.
 */
export const frame = style(
  section({
    position: 'absolute',
    inset: `calc(-1 * ${vars.width.hairline})`,
    width: `calc(100% + 2 * ${vars.width.hairline})`,
    maxWidth: 'none',
    height: `calc(100% + 2 * ${vars.width.hairline})`,
    filter: vars.embed.filter,
  }),
);
