import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { userItems } from './header-nav.css.ts';

const { fast, collapse, easing } = vars.motion;
const hairline = `${vars.width.hairline} solid ${vars.ground.line}`;

export const menu = style(section({ position: 'relative' }));

export const mark = style(
  section({
    display: 'flex',
    selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
    '@media': {
      [media.motion]: { transition: `transform ${fast} ${easing}` },
      [media.noScript]: { display: 'none' },
    },
  }),
);

const isClosed = `${menu}[data-state="closed"] > &`;

/**
 * Opens in place in the small screens' panel and floats beneath the bar of wide ones. It hides by
 * `visibility`, so that closed links stay in the document and can't be focused.
 */
export const drop = style(
  section({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: { [isClosed]: { gridTemplateRows: '0fr', visibility: 'hidden' } },
    '@media': {
      [media.motion]: {
        transition: `grid-template-rows ${collapse} ${easing}, visibility ${collapse}`,
      },
      [media.noScript]: {
        selectors: { [isClosed]: { gridTemplateRows: '1fr', visibility: 'visible' } },
      },
      [media.desktop]: {
        position: 'absolute',
        insetBlockStart: '100%',
        width: 'max-content',
        insetInlineStart: `calc(-1 * ${vars.space.x2})`,
        paddingBlockStart: vars.space.x1,
        selectors: { [isClosed]: { gridTemplateRows: '1fr', visibility: 'hidden', opacity: 0 } },
      },
      [`${media.desktop} and ${media.motion}`]: {
        transition: `opacity ${fast} ${easing}, transform ${fast} ${easing}, visibility ${fast}`,
        selectors: { [isClosed]: { transform: `translateY(calc(-1 * ${vars.space.x1}))` } },
      },
      [`${media.desktop} and ${media.noScript}`]: {
        selectors: {
          [`${menu}:is(:hover, :focus-within) > &`]: {
            visibility: 'visible',
            opacity: 1,
            transform: 'none',
          },
          // The last in the row opens inwards.
          [`${userItems} &`]: { insetInline: 'auto 0' },
        },
      },
    },
  }),
);

export const card = style(
  section({
    minHeight: 0,
    overflow: 'hidden',
    '@media': {
      [media.desktop]: {
        padding: vars.space.x2,
        borderRadius: vars.radius.card,
        border: hairline,
        backgroundColor: vars.ground.surface,
        boxShadow: vars.shadow.floating,
      },
    },
  }),
);

const ofClosed = `${menu}[data-state="closed"] &`;

/** While its menu is closed it costs the page no layout, and it stays in view while that closes. */
const content = style(
  section({
    selectors: { [ofClosed]: { contentVisibility: 'hidden' } },
    '@media': {
      [media.motion]: {
        selectors: { [ofClosed]: { transition: `content-visibility ${collapse} allow-discrete` } },
      },
      [media.noScript]: { selectors: { [ofClosed]: { contentVisibility: 'visible' } } },
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
      [media.desktop]: { gridTemplateColumns: 'repeat(2, max-content)', padding: 0 },
    },
  }),
]);

/** A dot that becomes a slot when it is pointed at, or is where the visitor is. */
export const link = style(
  section({
    display: 'grid',
    gridTemplateColumns: `${vars.space.x2} auto`,
    justifyContent: 'start',
    alignItems: 'center',
    columnGap: vars.space.x1,
    minHeight: vars.width.target,
    paddingInline: vars.space.x1,
    borderRadius: vars.radius.small,
    fontSize: vars.size.small,
    color: vars.ground.soft,
    selectors: {
      '&::before': {
        content: '',
        width: vars.space.x1,
        height: vars.space.x1,
        borderRadius: vars.radius.full,
        backgroundColor: vars.ground.control,
      },
      '&[aria-current]': { color: vars.ground.text, fontWeight: vars.weight.semibold },
      '&[aria-current]::before': { width: vars.space.x2, backgroundColor: vars.ground.accent },
      // Inwards: the card would cut it off.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { color: vars.ground.text, backgroundColor: vars.ground.background },
          '&:hover::before': { width: vars.space.x2, backgroundColor: vars.ground.accent },
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
);

export const overview = style([
  content,
  section({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.width.target,
    paddingInline: vars.space.x1,
    borderRadius: vars.radius.small,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    color: vars.ground.accent,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      },
      [media.desktop]: { marginBlockStart: vars.space.x1 },
    },
  }),
]);
