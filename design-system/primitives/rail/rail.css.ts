import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { primitive } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';
import { edgeToEdge, phoneGap, snapping } from './edge-to-edge.css.ts';

const part = (color: string, start: string, size: string) =>
  `linear-gradient(${color} 0 0) ${start} bottom / ${size} no-repeat`;

/** A line below the items, with a thicker part that is at `start`. */
const line = (start: string) =>
  [
    part(vars.color.control, start, '30% 3px'),
    part(vars.color.line, vars.space.gutter, '100% 1px'),
  ].join();

/** The thicker part moves along with the items. Without items out of view, there is no line. */
const position = keyframes({
  from: { background: line(vars.space.gutter) },
  to: { background: line(`calc(100% - ${vars.space.gutter})`) },
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
        // Room for what extends past an item, such as a focus ring, and for the line.
        paddingBlock: `${vars.space.half} ${vars.space.x2}`,
        // The usual track would be light on a dark background.
        scrollbarColor: `${vars.color.control} transparent`,
        // biome-ignore lint/plugin/motion: it moves only while the visitor scrolls the items.
        animation: `${position} linear`,
        animationTimeline: 'scroll(self inline)',
      },
    },
  }),
);
globalStyle(`${rail} > *`, primitive({ scrollSnapAlign: 'start' }));
