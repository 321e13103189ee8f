import type { Point, Shape, Size } from '#design-system';
import { cutOut, panel, slot } from '../figure-shapes.ts';

/** Steam from a drink, above its rim. */
const steam = ([x, y]: Point, tall: number): readonly Shape[] =>
  [-1, 1].map((side) => ({
    kind: 'match',
    from: [x + side * tall * 0.35, y],
    to: [x + side * tall * 0.35 + tall * 0.3, y - tall],
    direction: 'down',
    stroke: 'quiet',
    width: tall * 0.18,
  }));

/** A handle on the left. Its point is on the side that holds it. */
const handle = (at: Point, [r, width]: Size): Shape => ({
  kind: 'arc',
  at,
  r,
  from: 180,
  to: 360,
  stroke: 'brand',
  width,
});

/** A cup on its saucer. The point of a drink is the middle of its lower edge. */
const cup = ([x, y]: Point, tall: number): readonly Shape[] => {
  const [half, rim] = [tall * 0.54, tall * 0.08];
  return [
    ...steam([x, y - tall * 1.16], tall * 0.4),
    handle([x - half, y - tall * 0.62], [tall * 0.21, tall * 0.13]),
    cutOut(
      [
        [x - half, y - tall + rim],
        [x + half, y - tall + rim],
        [x + half * 0.76, y - rim * 2],
        [x - half * 0.76, y - rim * 2],
      ],
      'brand',
      rim * 2,
    ),
    slot([x - tall * 0.62, y - tall * 0.12], [tall * 1.24, tall * 0.12], 'quiet'),
  ];
};

/** A mug, which holds more. */
const mug = ([x, y]: Point, tall: number): readonly Shape[] => [
  ...steam([x, y - tall * 1.1], tall * 0.3),
  handle([x - tall * 0.38, y - tall * 0.5], [tall * 0.24, tall * 0.12]),
  panel([x - tall * 0.4, y - tall], [tall * 0.8, tall], tall * 0.1, 'brand'),
  panel([x - tall * 0.4, y - tall * 0.22], [tall * 0.8, tall * 0.08], 0, 'quiet'),
];

/** A thermos, which lasts all morning. */
const thermos = ([x, y]: Point, tall: number): readonly Shape[] => {
  // A short one is wider for its height, because its words don't shrink as much.
  const half = 18 + tall * 0.118;
  const neck = half - tall * 0.04;
  return [
    handle([x - half, y - tall * 0.5], [tall * 0.13, tall * 0.06]),
    panel([x - neck, y - tall], [neck * 2, tall * 0.26], tall * 0.04, 'quiet'),
    panel([x - half, y - tall * 0.8], [half * 2, tall * 0.8], tall * 0.06, 'brand'),
    panel([x - half, y - tall * 0.2], [half * 2, tall * 0.032], 0, 'quiet'),
  ];
};

/** What one drinks during a short, a longer, and a long conversation. */
export const drinks = [cup, mug, thermos] as const;
