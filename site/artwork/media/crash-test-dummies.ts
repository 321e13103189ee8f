import type { Point, Shape, Tone } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';

/** The height of the floor. */
export const floor = 306;

/** Where paths run from one dummy to the next, so that the floor covers them. */
const under = floor + 6;

/** One lens of 3D glasses. */
const lens = (at: Point, fill: Tone): Shape => ({
  kind: 'frame',
  at,
  size: [34, 22],
  radius: 3,
  fill,
  stroke: 'strong',
  width: 7,
});

/** 3D glasses. The point is their middle. */
export const glasses = ([x, y]: Point): readonly Shape[] => [
  lens([x - 34, y - 11], 'quiet'),
  lens([x, y - 11], 'brand'),
];

/** A contented mouth. */
export const smile = (x: number): Shape => ({
  kind: 'arc',
  at: [x, 238],
  r: 12,
  from: 110,
  to: 250,
  stroke: 'strong',
  width: 6,
});

/** The light quarters of crash-test marks, as one shape. */
export const quarters = (marks: readonly Point[]): Shape => ({
  kind: 'line',
  points: [
    [0, under],
    [0, under],
    ...marks.flatMap(([x, y]): Point[] => [
      [x, under],
      [x, y - 9],
      [x + 7, y - 7],
      [x + 9, y],
      [x - 9, y],
      [x - 7, y + 7],
      [x, y + 9],
      [x, under],
    ]),
  ],
  fill: 'raised',
});

/** The back of a dummy’s seat. */
export const seat = (x: number): Shape => panel([x - 46, 176], [92, 130], 42, 'brand');

/** The bodies of dummies, and the arm of one that eats, as one shape. */
export const bodies = (middles: readonly number[]): Shape => ({
  kind: 'line',
  points: [
    [326, under],
    [326, under],
    ...middles.flatMap((x): Point[] => [
      [x - 26, under],
      [x - 22, 266],
      [x + 22, 266],
      [x + 26, under],
    ]),
    [1006, under],
    [1006, 290],
    [987, 254],
    [995, 248],
    [1016, 284],
    [1016, under],
  ],
  fill: 'quiet',
  stroke: 'quiet',
  width: 12,
});

/** Two dummies who like the movie. */
export const audience: readonly Shape[] = [
  seat(852),
  seat(976),
  { kind: 'dots', at: [852, 220], count: 2, gap: 124, r: 40, fill: 'raised' },
  { kind: 'dots', at: [852, 195], count: 2, gap: 124, r: 12, fill: 'strong' },
  ...glasses([852, 221]),
  ...glasses([976, 221]),
  smile(852),
  smile(976),
];

/** The popcorn of one of them. Some is already at the mouth. */
export const popcorn: readonly Shape[] = [
  { kind: 'dot', at: [991, 252], r: 7, fill: 'raised' },
  { kind: 'dots', at: [958, 277], count: 3, gap: 18, r: 10, fill: 'raised' },
  cutOut(
    [
      [948, 282],
      [1004, 282],
      [998, 304],
      [954, 304],
    ],
    'strong',
    6,
  ),
  {
    kind: 'line',
    points: [
      [966, 282],
      [968, 310],
      [984, 310],
      [986, 282],
    ],
    stroke: 'raised',
    width: 8,
  },
];
