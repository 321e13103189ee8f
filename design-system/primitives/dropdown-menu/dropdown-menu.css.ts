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
      '&[data-state="open"], &:has(+ :popover-open)': {
        backgroundColor: vars.color.surface,
        color: vars.color.text,
      },
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

/** The first frame is already visible, because slow devices take a while to draw the second. */
const appear = keyframes({ from: { opacity: 0.4, transform: 'translateY(-0.5rem)' } });

export const list = style(
  primitive({
    zIndex: vars.depth.menu,
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

const { header: height, container } = vars.width;
const corner = `max(${vars.space.gutter}, (100% - ${container}) / 2)`;

export const popover = style([
  list,
  primitive({
    // Browsers without anchor positioning place it in the corner of the page's content, below a
    // bar.
    insetBlock: `${height} auto`,
    insetInline: `auto ${corner}`,
    '@supports': {
      '(top: anchor(end))': {
        positionAnchor: 'auto',
        insetBlockStart: `calc(anchor(end, ${height}) + ${vars.space.x1})`,
        insetInlineEnd: `anchor(end, ${corner})`,
      },
    },
  }),
]);

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
    // In a menu, Radix moves focus along with the pointer.
    selectors: { '&[data-highlighted]': { backgroundColor: vars.color.background } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.background } } },
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
