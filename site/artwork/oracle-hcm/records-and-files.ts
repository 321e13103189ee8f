import type { Point, Shape } from '#design-system';
import { cutOut, dollarSign, heart, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A sheep with its number. The point is the middle of its wool. */
const sheep = (
  [x, y]: Point,
  number: string,
  legs: readonly (readonly [number, number])[],
): readonly Shape[] => [
  ...legs.map(([from, to]) => line([x + from, y + 14], [x + to, y + 38], 'quiet', 9)),
  ...(
    [
      [-44, 2, 17],
      [-28, -15, 18],
      [0, -18, 19],
      [26, -12, 18],
      [-28, 14, 18],
      [0, 16, 18],
      [26, 14, 17],
    ] as const
  ).map(
    ([right, down, r]): Shape => ({ kind: 'dot', at: [x + right, y + down], r, fill: 'raised' }),
  ),
  panel([x - 36, y - 18], [70, 36], 16, 'raised'),
  slot([x + 24, y - 15], [38, 14], 'quiet'),
  slot([x + 32, y - 20], [28, 42], 'quiet'),
  { kind: 'dot', at: [x + 44, y - 20], r: 13, fill: 'raised' },
  { kind: 'dots', at: [x + 41, y - 4], count: 2, gap: 11, r: 3.5, fill: 'strong' },
  onBright(centered(heading([x - 8, y + 1], number, 34))),
];

/** Counted sheep, which jump into the new field one by one. */
export const loads = piece([
  ...[52, 80].map((y) => line([84, y], [164, y], 'brand', 11)),
  ...[94, 154].map((x) => line([x, 40], [x, 99], 'brand', 11)),
  ...sheep([228, 63], '41', [
    [-30, -30],
    [-14, -14],
    [12, 12],
    [28, 28],
  ]),
  ...sheep([66, 38], '42', [
    [-34, -50],
    [-22, -34],
    [20, 38],
    [32, 52],
  ]),
  { kind: 'dot', at: [186, 22], r: 20, fill: 'match' },
  { kind: 'tick', at: [186, 23], r: 9, stroke: 'strong', width: 6 },
]);

/** A hedgehog carries files on its spines: one for the bank, one for benefits, one for the ledger. */
export const files = piece([
  ...(
    [
      [5, 40],
      [74, 6],
      [138, 6],
      [200, 18],
    ] as const
  ).map(([x, y]) =>
    cutOut(
      [
        [x * 0.5 + 28, 90],
        [x, y],
        [x * 0.5 + 72, 90],
      ],
      'quiet',
      6,
    ),
  ),
  cutOut(
    [
      [22, 18],
      [60, 6],
      [76, 56],
      [38, 68],
    ],
    'raised',
    6,
  ),
  panel([81, 2], [52, 60], 4, 'match'),
  cutOut(
    [
      [154, 6],
      [192, 18],
      [176, 68],
      [138, 56],
    ],
    'raised',
    6,
  ),
  ...dollarSign([46, 32], 17, 'strong'),
  ...heart([107, 19], 9, 'strong'),
  ...(
    [
      [159, 19],
      [156, 29],
      [153, 39],
    ] as const
  ).map(([x, y]) => line([x, y], [x + 21, y + 7], 'strong', 5)),
  {
    kind: 'line',
    points: [
      [8, 99],
      [3, 70],
      [24, 78],
      [28, 52],
      [48, 70],
      [60, 48],
      [78, 68],
      [92, 46],
      [108, 66],
      [124, 46],
      [138, 66],
      [156, 48],
      [168, 68],
      [186, 52],
      [196, 99],
      [8, 99],
    ],
    fill: 'quiet',
    stroke: 'background',
    width: 5,
  },
  { kind: 'dot', at: [212, 70], r: 31, fill: 'raised' },
  cutOut(
    [
      [196, 99],
      [224, 46],
      [290, 84],
      [276, 99],
    ],
    'raised',
    6,
  ),
  { kind: 'dot', at: [287, 82], r: 11, fill: 'quiet' },
  { kind: 'dot', at: [236, 68], r: 6, fill: 'strong' },
  { kind: 'arc', at: [252, 78], r: 12, from: 110, to: 220, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [206, 50], r: 14, fill: 'quiet' },
  ...[40, 72, 180, 212].map((x) => slot([x, 92], [28, 12], 'raised')),
]);
