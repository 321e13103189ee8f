import { style, styleVariants } from '@vanilla-extract/css';
import { splits } from '../../primitives/grid/columns.ts';
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

/** Looks like the map, and is as high, before the frame has loaded: nothing moves when it does. */
export const map = style(
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
    // A browser prints only frames that have loaded. The address beside it says the same.
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** In px. A class for each, because a strict Content-Security-Policy allows no style attributes. */
export const height = styleVariants({ 320: 320, 400: 400, 480: 480 }, (pixels) =>
  section({ height: pixels }),
);

/** As high as the map. Its outline is drawn around it, because the filter changes all inside. */
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
