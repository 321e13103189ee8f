import type { Point, Shape, Size } from '#design-system';
import { bleed, cutOut, line } from '../figure-shapes.ts';

/** An arm of a cactus, from the stem and back. */
const arm = ([x, y]: Point, reach: number): readonly Point[] => [
  [x, y],
  [x + reach, y],
  [x + reach, y - Math.abs(reach)],
  [x + reach, y],
  [x, y],
];

/** A cactus, from its root and back. The left arm is higher. */
const cactus = (x: number, top: number, [y, reach]: Size): readonly [Point, Point, ...Point[]] => [
  [x, 372],
  [x, top],
  ...arm([x, y], -reach),
  ...arm([x, y + Math.round(reach * 0.6)], reach),
  [x, 372],
];

/** The sun that rises where the road leads, table mountains, and cactuses. */
export const desert: readonly Shape[] = [
  { kind: 'dot', at: [1012, 214], r: 138, fill: 'line' },
  cutOut(
    [
      [-bleed, 380],
      [-bleed, 316],
      [52, 316],
      [84, 176],
      [180, 176],
      [194, 226],
      [500, 226],
      [532, 316],
      [1086, 316],
      [1116, 240],
      [1180, 240],
      [1194, 160],
      [1290, 160],
      [1326, 316],
      [1600 + bleed, 316],
      [1600 + bleed, 380],
    ],
    'surface',
    12,
  ),
  {
    kind: 'line',
    points: [...cactus(66, 214, [296, 42]), ...cactus(1150, 104, [236, 54])],
    stroke: 'quiet',
    width: 30,
  },
];

/** Where a dash of the center line begins. */
const dashes = Array.from({ length: 24 }, (_, index) => -672 + index * 128);

/** The road, with its center line. */
export const road: readonly Shape[] = [
  line([-bleed, 376], [1600 + bleed, 376], 'strong', 48),
  {
    kind: 'line',
    points: [
      [-672, 391],
      [-672, 384],
      ...dashes.flatMap((x): Point[] => [
        [x, 391],
        [x, 384],
        [x + 68, 384],
        [x + 68, 391],
      ]),
    ],
    fill: 'quiet',
  },
];
