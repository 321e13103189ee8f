import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A landscape with a colored sky. The points are the surface of the ground, from left to right. */
export const ride = (
  sky: Tone,
  soil: Tone,
  surface: readonly Point[],
  shapes: readonly Shape[],
): Composition => ({
  width: 300,
  height: 110,
  shapes: [
    panel([0, 0], [300, 110], 16, sky),
    {
      kind: 'line',
      points: [
        [16, 110],
        [8, 108],
        [4, 105],
        ...surface,
        [298, 102],
        [296, 105],
        [292, 108],
        [284, 110],
      ],
      fill: soil,
    },
    ...shapes,
  ],
});

/** A wheel with a tire. */
export const wheel = (at: Point, r: number, rim: Tone): readonly Shape[] => [
  { kind: 'dot', at, r, fill: rim, stroke: 'strong', width: 7 },
  { kind: 'dot', at, r: 3, fill: 'strong' },
];

/** A leg that pedals, with its shoe. */
export const leg = (
  hip: Point,
  knee: Point,
  [x, y]: Point,
  trousers: Tone,
  shoe: Tone,
): readonly Shape[] => [
  { kind: 'line', points: [hip, knee, [x, y]], stroke: trousers, width: 13 },
  slot([x - 8, y], [24, 11], shoe),
];

/** An arm, with its hand at the end. */
export const arm = (from: Point, to: Point, sleeve: Tone, skin: Tone): readonly Shape[] => [
  line(from, to, sleeve, 13),
  { kind: 'dot', at: to, r: 8, fill: skin },
];

/** The client’s head, with curls. The point is its middle. */
export const client = ([x, y]: Point): readonly Shape[] => [
  ...[
    [-14, 4],
    [-12, -9],
    [0, -15],
    [13, -12],
  ].map(
    ([right = 0, down = 0]): Shape => ({
      kind: 'dot',
      at: [x + right, y + down],
      r: 11,
      fill: 'strong',
    }),
  ),
  { kind: 'dot', at: [x + 3, y + 2], r: 18, fill: 'raised' },
  { kind: 'dots', at: [x + 3, y], count: 2, gap: 12, r: 3, fill: 'strong' },
  { kind: 'arc', at: [x + 9, y + 5], r: 7, from: 100, to: 260, stroke: 'strong', width: 3.5 },
];

/** The recruiter’s head, with a cap. The point is its middle. */
export const recruiter = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x - 3, y + 1], r: 18, fill: 'strong' },
  { kind: 'dot', at: [x + 4, y + 2], r: 17, fill: 'subtle' },
  { kind: 'dots', at: [x + 4, y + 1], count: 2, gap: 12, r: 3, fill: 'strong' },
  { kind: 'arc', at: [x + 10, y + 6], r: 7, from: 100, to: 260, stroke: 'strong', width: 3.5 },
  cutOut(
    [
      [x - 17, y - 8],
      [x - 9, y - 18],
      [x + 7, y - 18],
      [x + 16, y - 8],
    ],
    'match',
    7,
  ),
  line([x, y - 8], [x + 27, y - 8], 'match', 7),
];

/** A sign that says how many of the six stages are outsourced. The point is its top left corner. */
export const stages = ([x, y]: Point, count: string): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x, y],
    size: [92, 54],
    radius: 8,
    fill: 'match',
    stroke: 'strong',
    width: 4,
  },
  onBright(centered(heading([x + 46, y + 17], count, 26))),
  onBright(centered(strong([x + 46, y + 39], 'stages', 22))),
];
