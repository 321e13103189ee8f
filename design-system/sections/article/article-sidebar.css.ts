import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { calc } from '@vanilla-extract/css-utils';
import { field } from '../../primitives/field/field.css.ts';
import { scrollPositions } from '../../primitives/scroll-threshold/scroll-positions.ts';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const top = `calc(${vars.width.header} + ${vars.space.x2})`;

const stuck = {
  position: 'sticky',
  // A form that is taller than the window scrolls inside the sidebar.
  maxHeight: `calc(100vh - ${top} - ${vars.space.x2})`,
  overflowY: 'auto',
} as const;

const stick = keyframes({ to: stuck });

/** Whether the browser supports scroll-driven animations. */
const scrollTimelines = '(animation-timeline: scroll())';

export const sidebar = style([
  screenOnly,
  section({
    minWidth: 0,
    // Half the usual space between the fields, so that more of the form fits in the window.
    vars: { [vars.space.x3]: vars.space.x1h },
    // As much as `x3`, which is less in here.
    padding: calc.multiply(vars.space.x1h, 2),
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.floating,
    insetBlockStart: top,
    // Keeps a focused field clear of the edges, with its label, and with all lines of a text area, of
    // which browsers only reveal the first.
    scrollPaddingBlock: vars.space.x8,
    '@media': {
      [media.laptop]: { gridColumn: '2' },
      [media.desktop]: { gridColumn: 'span 4' },
      [`${media.roomy} and ${media.desktop}`]: {
        '@supports': {
          [scrollTimelines]: {
            // biome-ignore lint/plugin/motion: nothing moves, it only becomes sticky.
            animation: `${stick} step-end forwards`,
            animationTimeline: 'scroll(root)',
          },
          // Here it becomes sticky a few pixels earlier or later, when it reaches its position.
          [`not ${scrollTimelines}`]: stuck,
        },
      },
    },
  }),
]);

// The form is as short as it can be, so that all of it fits in most windows: hints are next to their
// labels, and there are fewer lines to write in.
globalStyle(`${sidebar} ${field}`, section({ display: 'flex', rowGap: vars.space.half }));
globalStyle(`${sidebar} textarea`, section({ height: '5rem' }));

/** The sidebar is sticky as soon as this range ends. */
export const stickyFrom = styleVariants(scrollPositions, (position) =>
  section({
    '@media': {
      // Under the same conditions as the animation, which would reset the range.
      [`${media.roomy} and ${media.desktop}`]: {
        '@supports': { [scrollTimelines]: { animationRange: `${position - 1}px ${position}px` } },
      },
    },
  }),
);
