import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { userItems } from './header-nav.css.ts';

const { fast, collapse, easing } = vars.motion;

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
 * On small screens it opens inside the panel. On wide screens it floats below the bar. It is hidden by
 * `visibility`, so that its links stay in the document but can't take focus.
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
          // The last menu of the row opens toward the middle of the page.
          [`${userItems} &`]: { insetInline: 'auto 0' },
        },
      },
    },
  }),
);
