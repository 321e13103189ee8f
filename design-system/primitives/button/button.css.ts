import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

export const button = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x1,
    minHeight: vars.width.target,
    borderRadius: vars.radius.full,
    border: `${vars.width.hairline} solid transparent`,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    overflowWrap: 'break-word',
    selectors: { '&[aria-disabled="true"]': { opacity: 0.65, cursor: 'progress' } },
    '@media': {
      [media.motion]: {
        transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.easing}`,
        selectors: { '&:active': { transform: 'translateY(1px)' } },
      },
      // Buttons are useless on paper.
      [media.print]: { display: 'none' },
    },
  }),
);

export const variant = styleVariants({
  solid: primitive({
    backgroundColor: vars.color.action,
    color: vars.color.actionText,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.actionHover } } },
    },
  }),
  outline: primitive({
    borderColor: vars.color.control,
    color: vars.color.text,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.text } } },
    },
  }),
});

export const size = styleVariants({
  small: primitive({
    fontSize: vars.size.small,
    paddingInline: vars.space.x2,
    paddingBlock: vars.space.half,
  }),
  regular: primitive({
    fontSize: vars.size.body,
    // On a phone, two of them fit side by side.
    paddingInline: vars.space.x2,
    paddingBlock: vars.space.x1h,
    '@media': { [media.phone]: { paddingInline: vars.space.x3 } },
  }),
});
