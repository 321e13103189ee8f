import { globalStyle, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/**
 * Spans the window from edge to edge. The items are narrower than the page, so the next one always
 * shows that there are more.
 */
export const rail = style(
  primitive({
    position: 'relative',
    insetInlineStart: calc.negate(vars.space.gutter),
    width: calc.add('100%', calc.multiply(vars.space.gutter, 2)),
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(18.75rem, 82%)',
    gap: vars.space.x1h,
    paddingInline: vars.space.gutter,
    // Room for what extends past an item, such as a focus ring.
    paddingBlock: vars.space.half,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: vars.space.gutter,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.control} transparent`,
    // The rail is as wide as the window, so a focus ring outside it would not be visible.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': {
      [media.tablet]: {
        insetInlineStart: 0,
        width: 'auto',
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gap: vars.space.x3,
        padding: 0,
        overflowX: 'visible',
      },
    },
  }),
);
globalStyle(`${rail} > *`, primitive({ scrollSnapAlign: 'start' }));
