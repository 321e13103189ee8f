import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { menu } from './header-menu.css.ts';

export const card = style(
  section({
    overflow: 'hidden',
    '@media': {
      [media.desktop]: {
        position: 'absolute',
        insetBlockStart: `calc(100% + ${vars.space.x1})`,
        insetInlineStart: `calc(-1 * ${vars.space.x2})`,
        width: 'max-content',
        padding: vars.space.x2,
        borderRadius: vars.radius.card,
        border: `${vars.width.hairline} solid ${vars.color.line}`,
        backgroundColor: vars.color.surface,
        boxShadow: vars.shadow.floating,
      },
    },
  }),
);

const ofClosed = `${menu}:not([open]) &`;

/**
 * Skips layout while its menu is closed, even when Radix measures the card. It stays visible while
 * the menu is closing.
 */
const content = style(
  section({
    selectors: { [ofClosed]: { contentVisibility: 'hidden' } },
    '@media': {
      [media.motion]: {
        selectors: {
          [ofClosed]: { transition: `content-visibility ${vars.motion.collapse} allow-discrete` },
        },
      },
    },
  }),
);

export const list = style([
  content,
  section({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    columnGap: vars.space.x1,
    paddingBlock: vars.space.x1,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(2, max-content)',
        padding: 0,
        selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.x1 } },
      },
    },
  }),
]);

const entry = style(
  section({
    alignItems: 'center',
    minHeight: vars.width.target,
    paddingInline: vars.space.x1,
    borderRadius: vars.radius.small,
    fontSize: vars.size.small,
    // The focus ring is inside, because the card would clip it.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);

/** A dot that turns into a slot under the pointer, or on the link to the current page. */
export const link = style([
  entry,
  section({
    display: 'grid',
    gridTemplateColumns: `${vars.space.x2} auto`,
    justifyContent: 'start',
    columnGap: vars.space.x1,
    color: vars.color.soft,
    selectors: {
      '&::before': {
        content: '',
        width: vars.space.x1,
        height: vars.space.x1,
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.control,
      },
      '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold },
      '&[aria-current]::before': { width: vars.space.x2, backgroundColor: vars.color.accent },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { color: vars.color.text, backgroundColor: vars.color.background },
          '&:hover::before': { width: vars.space.x2, backgroundColor: vars.color.accent },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'CanvasText' },
          '&[aria-current]::before': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
]);

export const overview = style([
  content,
  entry,
  section({
    display: 'flex',
    gap: vars.space.x1,
    fontWeight: vars.weight.semibold,
    color: vars.color.accent,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
      },
    },
  }),
]);
