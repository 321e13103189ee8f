import type { Look, Point, Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** Those who were hired, in one fold. The point is the middle of its lowest face. */
const hired = ([x, y]: Point, size: number, people: readonly Look[]) =>
  people.map(
    (look, index): Shape => ({ kind: 'face', at: [x, y - index * (size + 3)], size, ...look }),
  );

/** Folds that are still closed, and those that he has pulled open. */
export const bellows: readonly Shape[] = [
  cutOut(
    [
      [732, 158],
      [737, 150],
      [742, 158],
      [747, 146],
      [752, 160],
      [773, 142],
      [795, 156],
      [817, 134],
      [839, 150],
      [861, 126],
      [888, 140],
      [888, 325],
      [861, 341],
      [839, 325],
      [817, 341],
      [795, 312],
      [773, 328],
      [752, 310],
      [747, 318],
      [742, 310],
      [737, 318],
      [732, 310],
    ],
    'quiet',
    4,
  ),
  cutOut(
    [
      [795, 156],
      [817, 134],
      [839, 150],
      [839, 325],
      [817, 341],
      [795, 312],
    ],
    'raised',
    4,
  ),
  ...hired([773, 304], 64, [looks.beard, looks.longHair]),
  ...hired([817, 324], 60, [looks.glasses, looks.bob, looks.afro]),
  ...hired([860, 324], 60, [looks.bun, looks.headscarf, looks.curls]),
];

/** How many hires a year has. The point is the middle of the number. */
const hires = ([x, y]: Point, count: string, size: number, year: string) =>
  [
    heading([x, y], count, size),
    strong([x, y + size * 0.42 + 24], 'hires', 28),
    strong([x, y + size * 0.42 + 56], year, 28),
  ]
    .map(centered)
    .map(onBright);

/** The black keys, as one comb. */
const keys: readonly [Point, Point, ...Point[]] = [
  [600, 154],
  [610, 154],
  ...[180, 208, 234, 260, 286].flatMap((y): readonly Point[] => [
    [610, y],
    [600, y],
    [610, y],
  ]),
];

/** Its ends: one with keys for last year, and a larger one for this year. */
export const ends: readonly Shape[] = [
  panel([586, 130], [44, 180], 10, 'raised'),
  { kind: 'line', points: keys, stroke: 'strong', width: 11 },
  panel([612, 118], [124, 204], 22, 'raised'),
  ...hires([674, 180], '10', 84, 'last year'),
  { kind: 'dot', at: [678, 116], r: 24, fill: 'quiet' },
  panel([882, 44], [132, 282], 24, 'match'),
  ...hires([948, 148], '40', 98, 'this year'),
  { kind: 'dot', at: [948, 44], r: 24, fill: 'quiet' },
];
