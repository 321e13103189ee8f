import type { Point, Shape } from '#design-system';
import { bleed, block, cutOut, line } from '../figure-shapes.ts';

/** A duck on the water, which swims right, or left for −1. */
const duck = ([x, y]: Point, scale: number, way: 1 | -1): readonly Shape[] => {
  const at = (right: number, down: number): Point => [x + right * scale * way, y + down * scale];
  return [
    cutOut(
      [at(-44, -24), at(-24, -14), at(16, -14), at(26, 0), at(20, 14), at(-30, 14)],
      'raised',
      14 * scale,
    ),
    line(at(18, -36), at(18, -10), 'raised', 27 * scale),
    line(at(34, -36), at(43, -36), 'strong', 9 * scale),
    line(at(22, -41), at(22, -41), 'strong', 6 * scale),
  ];
};

/** The guide’s flag. */
const flag: Shape = {
  kind: 'line',
  points: [
    [-298, 366],
    [-298, 296],
    [-348, 308],
    [-298, 320],
  ],
  fill: 'brand',
  stroke: 'strong',
  width: 6,
};

/** A suitcase. */
const suitcase: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-614, 334],
      [-614, 324],
      [-600, 324],
      [-600, 334],
    ],
    stroke: 'strong',
    width: 5,
  },
  block([-626, 333], [38, 30], 'brand'),
];

/** The lake, and its shore. */
const lake: readonly Shape[] = [
  block([-2 * bleed, 374], [2 * bleed - 76, 26], 'brand'),
  cutOut(
    [
      [-154, 396],
      [-110, 376],
      [-68, 376],
      [-40, 396],
    ],
    'subtle',
    8,
  ),
];

/** Ducks follow their guide to the hotel, except the last one, which has changed its plans. */
export const duckTour: readonly Shape[] = [
  flag,
  ...duck([-280, 368], 1.5, 1),
  ...[-418, -510].flatMap((x) => duck([x, 372], 0.85, 1)),
  ...suitcase,
  ...duck([-620, 372], 0.85, -1),
  ...lake,
];
