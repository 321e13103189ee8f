import { style } from '@vanilla-extract/css';
import { target } from '../../primitives/icon/icon.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const button = style([
  target,
  section({
    position: 'fixed',
    insetBlockEnd: vars.space.x2,
    insetInlineEnd: vars.space.x2,
    zIndex: vars.depth.header,
    // Visible by its color on light backgrounds, and by its border on dark ones.
    border: `${vars.width.hairline} solid ${vars.color.control}`,
    boxShadow: vars.shadow.floating,
    selectors: {
      '&:not([data-visible])': { visibility: 'hidden', opacity: 0 },
      // The focus ring is inside, on the button's own color, because anything may be behind the button.
      '&:focus-visible': { outlineOffset: '-6px' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { color: vars.color.accent, borderColor: vars.color.accent } },
      },
      [media.motion]: {
        transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, visibility ${vars.motion.fast}`,
      },
      [media.print]: { display: 'none' },
    },
  }),
]);
