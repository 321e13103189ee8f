import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { scrollPositions } from '../../primitives/scroll-threshold/scroll-positions.ts';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const top = `calc(${vars.width.header} + ${vars.space.x2})`;

const stuck = {
  position: 'sticky',
  // A form that is taller than the window scrolls inside the sidebar. There is some room below,
  // because the sidebar may become sticky a little before it reaches its position.
  maxHeight: `calc(100vh - ${top} - ${vars.space.x4})`,
  overflowY: 'auto',
} as const;

const stick = keyframes({ to: stuck });

/** Whether the browser supports scroll-driven animations. */
const scrollTimelines = '(animation-timeline: scroll())';

export const sidebar = style(
  section({
    minWidth: 0,
    // Half the usual space between the fields, so that more of the form fits in the window.
    vars: { [vars.space.x3]: vars.space.x1h },
    padding: vars.space.x2,
    border: `${vars.width.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.floating,
    insetBlockStart: top,
    // Keeps a focused field clear of the edges.
    scrollPaddingBlock: vars.space.x3,
    '@media': {
      [media.laptop]: { gridColumn: '2' },
      [media.desktop]: {
        gridColumn: 'span 4',
        justifySelf: 'end',
        width: `calc(100% - ${vars.space.x4})`,
      },
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
      [media.print]: { display: 'none' },
    },
  }),
);

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
