import type { Look, Point, Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** Two of those who were hired, in one fold. */
const pair = (x: number, size: number, [upper, lower]: readonly [Look, Look]): readonly Shape[] => [
  { kind: 'face', at: [x, 284 - size - 4], size, ...upper },
  { kind: 'face', at: [x, 284], size, ...lower },
];

/** Folds that are still closed, and those that he has pulled open. */
export const bellows: readonly Shape[] = [
  cutOut(
    [
      [700, 168],
      [708, 160],
      [716, 168],
      [724, 156],
      [732, 164],
      [757, 136],
      [782, 154],
      [809, 122],
      [836, 140],
      [864, 102],
      [894, 122],
      [894, 294],
      [864, 312],
      [836, 294],
      [809, 308],
      [782, 290],
      [757, 304],
      [732, 288],
      [724, 296],
      [716, 288],
      [708, 296],
      [700, 288],
    ],
    'quiet',
    4,
  ),
  cutOut(
    [
      [782, 154],
      [809, 122],
      [836, 140],
      [836, 294],
      [809, 308],
      [782, 290],
    ],
    'raised',
    4,
  ),
  ...pair(757, 66, [looks.longHair, looks.beard]),
  ...pair(809, 72, [looks.glasses, looks.afro]),
  ...pair(864, 77, [looks.headscarf, looks.bun]),
];

/** How many hires a year has. The point is the middle of the number. */
const hires = ([x, y]: Point, count: string, size: number, year: string) =>
  [
    heading([x, y], count, size),
    strong([x, y + size * 0.42 + 22], 'hires', 28),
    strong([x, y + size * 0.42 + 54], year, 28),
  ]
    .map(centered)
    .map(onBright);

/** The black keys, as one comb. */
const keys: readonly [Point, Point, ...Point[]] = [
  [562, 172],
  [580, 172],
  ...[190, 218, 236, 254, 282].flatMap((y): readonly Point[] => [
    [580, y],
    [562, y],
    [580, y],
  ]),
];

/** Its ends: one with keys for last year, and a larger one for this year. */
export const ends: readonly Shape[] = [
  panel([544, 152], [44, 152], 10, 'raised'),
  { kind: 'line', points: keys, stroke: 'strong', width: 11 },
  panel([578, 142], [128, 172], 22, 'raised'),
  ...hires([642, 194], '10', 78, 'last year'),
  { kind: 'dot', at: [642, 146], r: 20, fill: 'quiet' },
  panel([892, 80], [130, 234], 22, 'match'),
  ...hires([957, 164], '40', 100, 'this year'),
  { kind: 'dot', at: [957, 80], r: 20, fill: 'quiet' },
];
