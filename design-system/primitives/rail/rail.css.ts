import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

/**
 * From one edge of the window to the other. The items are narrower than the page, so the next one
 * always shows that more follows.
 */
const base = style(
  primitive({
    position: 'relative',
    insetInlineStart: calc.negate(vars.space.gutter),
    width: calc.add('100%', calc.multiply(vars.space.gutter, 2)),
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(18.75rem, 82%)',
    gap: vars.space.x1h,
    paddingInline: vars.space.gutter,
    // Room for what stands out a little, such as the ring around what has focus.
    paddingBlock: vars.space.half,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: vars.space.gutter,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.control} transparent`,
    // Around the whole window's width, a ring outside it would not be seen.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);
globalStyle(`${base} > *`, primitive({ scrollSnapAlign: 'start' }));

/** The width from which the items are laid out otherwise. */
export const until = styleVariants(
  { tablet: 'tablet', laptopOrPaper: 'laptopOrPaper' } as const,
  (width) => [
    base,
    primitive({
      '@media': {
        [media[width]]: {
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
  ],
);
