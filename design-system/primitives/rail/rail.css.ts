import { globalStyle, style } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { edgeToEdge, peek, phoneGap } from './edge-to-edge.css.ts';

/** The items are narrower than the page, so the next one always shows that there are more. */
export const rail = style([
  edgeToEdge,
  primitive({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `min(22.5rem, ${calc.subtract('100%', peek)})`,
    gap: phoneGap,
    // Room for what extends past an item, such as a focus ring.
    paddingBlock: vars.space.half,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.control} transparent`,
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gap: vars.space.x3,
        paddingBlock: 0,
        overflowX: 'visible',
      },
    },
  }),
]);
globalStyle(`${rail} > *`, primitive({ scrollSnapAlign: 'start' }));
