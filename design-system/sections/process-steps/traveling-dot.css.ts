import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.ts';
import { section } from '../../tokens/layer-styles.ts';
import { media } from '../../tokens/media.ts';

const size = '0.875rem';
const scrolling = '(animation-timeline: view())';

/** How far the dot travels. */
const [x, y] = [createVar(), createVar()];
const travel = keyframes({ to: { transform: `translate(${x}, ${y})` } });

/**
 * A dot that travels from a step's label to the next one while the visitor scrolls. It is the
 * step's `::before`, and the step's own styles position it. At the end of each step, it is behind a
 * label, so all dots together look like one. Browsers without scroll-driven animations show no dot.
 */
const travels = style(
  section({
    '@media': {
      [media.motion]: {
        '@supports': {
          [scrolling]: {
            selectors: {
              '&:not(:last-child)::before': {
                content: '',
                vars: { [x]: '0', [y]: '100%' },
                width: size,
                background: `radial-gradient(closest-side, ${vars.color.accent} 88%, transparent) 50% ${vars.space.x2} / ${size} ${size} no-repeat`,
                animation: `${travel} linear both`,
                // As far down as the dot's position while the line passes behind it.
                animationTimeline: 'view(55% 45%)',
              },
            },
          },
        },
      },
    },
  }),
);

/** Steps side by side are in view together, so their dots take turns. */
const sideways = {
  '@supports': {
    [scrolling]: {
      selectors: {
        '&:not(:last-child)::before': {
          vars: { [x]: '100%', [y]: '0' },
          width: `calc(100% + ${vars.space.x3})`,
          height: size,
          backgroundPosition: `${vars.space.x2} 50%`,
          animationTimeline: 'view()',
          // Without `sibling-index()`, all of them travel at the same time.
          animationRange:
            'cover calc(15% + 10% * sibling-index()) cover calc(25% + 10% * sibling-index())',
        },
      },
    },
  },
};

/** The width from which the steps are side by side. */
export const travelingDot = styleVariants({
  never: [travels],
  desktop: [travels, section({ '@media': { [media.desktop]: sideways } })],
});
