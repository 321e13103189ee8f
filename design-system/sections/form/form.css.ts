import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { message } from '../../primitives/field/field.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/**
 * One or two columns, depending on the form's width. Each is wide enough for an address, and wider
 * than a third of the row, so that there are never three.
 */
export const fields = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))',
    gap: vars.space.x2,
    '@media': { [media.tablet]: { gap: vars.space.x3 } },
  }),
);

export const wide = style(section({ gridColumn: '1 / -1' }));

export const send = style(
  section({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x2 }),
);

// In a narrow form, the button is as wide as the fields.
globalStyle(`${send} > button`, section({ minWidth: 'clamp(0px, (30rem - 100%) * 9, 100%)' }));

// A live region has to be in the page before it announces anything. While empty, it takes no space.
export const outcome = style(
  section({
    display: 'grid',
    gap: vars.space.x1,
    flex: '1 1 20rem',
    selectors: { '&:not(:empty)': { paddingBlock: vars.space.x1 } },
  }),
);

const box = style(
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1h,
    padding: `${vars.space.x1h} ${vars.space.x2}`,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    textWrap: 'balance',
  }),
);

export const notice = styleVariants({
  sent: [message, box, section({ backgroundColor: vars.color.surface, color: vars.color.accent })],
  failed: [message, box],
});

/** Moves in from the outside, across the outline. */
const enter = keyframes({ from: { transform: 'translateX(-3rem)', opacity: 0 } });

/**
 * Shows that the form was sent: a dot enters its slot. Borders are also visible in forced colors.
 */
export const filledSlot = style(
  section({
    flexShrink: 0,
    width: '2.75rem',
    height: vars.space.x3,
    padding: vars.space.half,
    border: '2px solid currentColor',
    borderRadius: vars.radius.full,
    '::after': {
      content: '',
      display: 'block',
      marginInlineStart: 'auto',
      width: 0,
      border: `calc(${vars.space.x1} - 2px) solid currentColor`,
      borderRadius: vars.radius.full,
    },
    '@media': {
      [media.motion]: {
        '::after': {
          animation: `${enter} ${vars.motion.slide} ${vars.motion.easing} backwards`,
        },
      },
    },
  }),
);
