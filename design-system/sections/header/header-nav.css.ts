import { keyframes, style } from '@vanilla-extract/css';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { barName } from './header.css.ts';

const { header: height, hairline, target } = vars.width;
const { fast, easing } = vars.motion;

/** The first frame is already visible, because slow devices take a while to draw the second. */
const appear = keyframes({ from: { opacity: 0.4 } });

/**
 * A popover on small screens, and a plain row on wide ones. As a panel, it is attached to the bar
 * and scrolls on its own.
 */
export const nav = style([
  screenOnly,
  section({
    position: 'fixed',
    // Covers the bar's lower border. Browsers without anchor positioning assume that the bar is at
    // the top of the window.
    insetBlock: `calc(${height} - ${hairline}) auto`,
    insetInline: 0,
    width: 'auto',
    maxHeight: `calc(100dvh - ${height})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'break-word',
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.x3,
    border: 0,
    color: 'inherit',
    backgroundColor: vars.color.background,
    boxShadow: vars.shadow.floating,
    '@supports': {
      '(top: anchor(end))': {
        positionAnchor: barName,
        insetBlockStart: `calc(anchor(end) - ${hairline})`,
        // The bar is taller if large text makes it wrap.
        maxHeight: 'calc(100dvh - anchor-size(block))',
      },
    },
    '@media': {
      [media.motion]: {
        // It disappears at once, because in WebKit it would stay in the way: outside the top layer,
        // a panel that fades out keeps losing its anchor, and its transition starts over each time.
        animation: `${appear} ${fast} ${easing}`,
      },
      [media.desktop]: {
        position: 'static',
        display: 'flex',
        gap: vars.space.half,
        overflow: 'visible',
        marginInlineStart: 'auto',
        padding: 0,
        boxShadow: 'none',
        animation: 'none',
      },
    },
  }),
]);

export const items = style(
  section({ '@media': { [media.desktop]: { display: 'flex', gap: vars.space.half } } }),
);

export const userItems = style(section({ '@media': { [media.desktop]: { display: 'none' } } }));

/** A top-level link or menu button. It is a row in the panel and a pill in the bar. */
export const link = style(
  section({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.half,
    width: '100%',
    minHeight: `calc(${target} + ${vars.space.x1})`,
    borderBlockEnd: `${hairline} solid ${vars.color.line}`,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.semibold },
    },
    '@media': {
      [media.desktop]: {
        position: 'relative',
        minHeight: target,
        paddingInline: vars.space.x1h,
        border: 0,
        borderRadius: vars.radius.full,
        fontSize: vars.size.small,
        whiteSpace: 'nowrap',
        color: vars.color.soft,
        selectors: {
          // Color alone is not enough (WCAG 1.4.1), and bold text would move the other links.
          '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.medium },
          '&[aria-current]::after': {
            content: '',
            position: 'absolute',
            insetBlockEnd: vars.space.half,
            insetInlineStart: `calc(50% - ${vars.space.x1})`,
            width: vars.space.x2,
            height: vars.space.half,
            borderRadius: vars.radius.full,
            backgroundColor: vars.color.accent,
          },
          '&:hover, [open] > &': {
            backgroundColor: vars.color.surface,
            color: vars.color.text,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);
