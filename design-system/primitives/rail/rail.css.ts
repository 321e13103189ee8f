import {
  createVar,
  fallbackVar,
  globalStyle,
  keyframes,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { edgeToEdge, phoneGap, snapping } from './edge-to-edge.css.ts';

const items = createVar();

/** Keyed by the number of columns. The line of a longer rail has no parts. */
export const count = styleVariants({ 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7' }, (number) =>
  primitive({ vars: { [items]: number } }),
);

const gap = vars.space.half;

const part = (color: string, start: string, repeat: string) =>
  `linear-gradient(90deg, ${color} calc(100% - ${gap}), transparent 0) ${start} bottom / calc((100% + ${gap}) / ${fallbackVar(items, '1')}) 3px ${repeat} content-box`;

/** A line below the items, with a part for each column. The part of the one in view is over it. */
const background = [
  part(vars.color.text, '-100%', 'no-repeat'),
  part(vars.color.control, '0', 'repeat-x'),
].join();

/** Moves along with the items. In browsers without scroll-driven animations, it stays out of view. */
const position = keyframes({
  from: { backgroundPositionX: '0, 0' },
  to: { backgroundPositionX: `calc(100% + ${gap}), 0` },
});

/** The items are narrower than the page, so the next one always shows that there are more. */
export const rail = style(
  primitive({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [media.belowTablet]: {
        ...snapping,
        ...edgeToEdge,
        gridAutoFlow: 'column',
        gridAutoColumns: 'min(22.5rem, 85%)',
        gap: phoneGap,
        // Room for what extends past an item, such as a focus ring.
        paddingBlockStart: gap,
        // The usual track would be light on a dark background.
        scrollbarColor: `${vars.color.control} transparent`,
        background,
        // biome-ignore lint/plugin/motion: it moves only while the visitor scrolls the items.
        animation: `${position} linear`,
        animationTimeline: 'scroll(self inline)',
      },
    },
  }),
);

export const twoRows = style(
  primitive({ '@media': { [media.belowTablet]: { gridTemplateRows: 'auto auto', rowGap: 0 } } }),
);
globalStyle(
  `${rail} > *`,
  primitive({
    scrollSnapAlign: 'start',
    // biome-ignore lint/plugin/margin: room for the line, which is as wide as the rail's content.
    '@media': { [media.belowTablet]: { marginBlockEnd: vars.space.x3 } },
  }),
);
