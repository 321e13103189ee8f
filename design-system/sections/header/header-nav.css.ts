import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const { header: height, hairline, target } = vars.width;

export const nav = style(
  section({
    // The panel of small screens. It is attached to the bar and scrolls by itself.
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    maxHeight: `calc(100dvh - ${height})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.x3,
    backgroundColor: vars.color.background,
    boxShadow: vars.shadow.floating,
    // Not `display`: the links stay in the document, but can't take focus.
    selectors: { '&:not([data-open])': { visibility: 'hidden', opacity: 0 } },
    '@media': {
      [media.motion]: {
        transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, visibility ${vars.motion.fast}`,
      },
      [media.noScript]: {
        // In the page's flow, but short enough that the page starts in the first view.
        position: 'static',
        maxHeight: '50dvh',
        flexBasis: '100%',
        padding: 0,
        boxShadow: 'none',
        selectors: { '&:not([data-open])': { visibility: 'visible', opacity: 1 } },
      },
      [media.desktop]: {
        position: 'static',
        display: 'flex',
        gap: vars.space.half,
        maxHeight: 'none',
        overflow: 'visible',
        flexBasis: 'auto',
        marginInlineStart: 'auto',
        padding: 0,
        boxShadow: 'none',
        selectors: { '&:not([data-open])': { visibility: 'visible', opacity: 1 } },
      },
    },
  }),
);

export const items = style(
  section({ '@media': { [media.desktop]: { display: 'flex', gap: vars.space.half } } }),
);

export const userItems = style(
  section({
    '@media': {
      [media.desktop]: { display: 'none' },
      [`${media.desktop} and ${media.noScript}`]: { display: 'block' },
    },
  }),
);

/** A first-level link or menu button. It is a row in the panel and a slot in the bar. */
export const link = style(
  section({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.half,
    width: '100%',
    minHeight: `calc(${target} + ${vars.space.x1})`,
    borderBlockEnd: `${hairline} solid ${vars.color.line}`,
    fontSize: vars.size.body,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
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
        color: vars.color.soft,
        selectors: {
          '&:focus-visible': { borderRadius: vars.radius.full },
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
          '&:hover, [data-state="open"] > &': {
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
