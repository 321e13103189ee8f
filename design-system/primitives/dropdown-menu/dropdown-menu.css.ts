import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { target } from '../icon/icon.css.ts';

export const trigger = style([
  target,
  primitive({
    color: vars.color.soft,
    selectors: {
      '&[data-state="open"]': { backgroundColor: vars.color.surface, color: vars.color.text },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { backgroundColor: vars.color.surface, color: vars.color.text },
        },
      },
      [media.motion]: { transition: `background-color ${vars.motion.fast} ${vars.motion.easing}` },
    },
  }),
]);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const list = style(
  primitive({
    zIndex: vars.depth.menu,
    display: 'grid',
    minWidth: '13rem',
    padding: vars.space.x1,
    borderRadius: vars.radius.card,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
    },
  }),
);

export const item = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    minHeight: vars.width.target,
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.small,
    fontSize: vars.size.small,
    // Radix moves focus along with the pointer, so this is also the hover style.
    selectors: { '&[data-highlighted]': { backgroundColor: vars.color.background } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
