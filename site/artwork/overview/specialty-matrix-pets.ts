import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';

/** A piggy bank that gets a coin. */
export const piggyBank = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x + 4, y - 28], r: 6, fill: 'quiet' },
  ...[-13, 15].map((leg) => line([x + leg, y - 4], [x + leg, y - 10], 'raised', 8)),
  slot([x - 25, y - 26], [52, 22], 'raised'),
  cutOut(
    [
      [x - 19, y - 32],
      [x - 9, y - 27],
      [x - 17, y - 22],
    ],
    'raised',
    3,
  ),
  slot([x - 30, y - 22], [11, 14], 'quiet'),
  { kind: 'dot', at: [x - 13, y - 19], r: 2.5, fill: 'strong' },
  { kind: 'arc', at: [x + 30, y - 20], r: 5, from: 90, to: 330, stroke: 'raised', width: 3 },
];

/** A cat in a parcel. */
export const catInParcel = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x - 15, y - 31],
      [x - 8, y - 26],
      [x + 8, y - 26],
      [x + 15, y - 31],
      [x + 15, y - 10],
      [x - 15, y - 10],
    ],
    'quiet',
    5,
  ),
  { kind: 'dots', at: [x - 7, y - 21], count: 2, gap: 14, r: 2.5, fill: 'strong' },
  panel([x - 34, y - 15], [68, 15], 2, 'raised'),
  { kind: 'dots', at: [x - 20, y - 14], count: 2, gap: 40, r: 6, fill: 'quiet' },
];

/** An owl with a graduate’s cap. */
export const owl = ([x, y]: Point): readonly Shape[] => [
  panel([x - 18, y - 27], [36, 27], 12, 'raised'),
  { kind: 'dots', at: [x - 8, y - 16], count: 2, gap: 16, r: 7.5, fill: 'quiet' },
  { kind: 'dots', at: [x - 7, y - 16], count: 2, gap: 14, r: 3, fill: 'strong' },
  line([x, y - 11], [x, y - 7], 'strong', 5),
  cutOut(
    [
      [x - 26, y - 27],
      [x, y - 33],
      [x + 26, y - 27],
      [x, y - 22],
    ],
    'strong',
    2,
  ),
  line([x + 25, y - 27], [x + 25, y - 12], 'strong', 4),
];

/** A flamingo on one leg. */
export const flamingo = ([x, y]: Point): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - 2, y - 2],
      [x + 6, y - 2],
      [x + 6, y - 14],
      [x + 22, y - 18],
      [x + 10, y - 28],
    ],
    stroke: 'raised',
    width: 4,
  },
  line([x + 6, y - 14], [x + 6, y - 28], 'raised', 4),
  cutOut(
    [
      [x - 8, y - 30],
      [x - 6, y - 40],
      [x + 14, y - 42],
      [x + 28, y - 32],
      [x + 8, y - 26],
    ],
    'quiet',
    8,
  ),
  {
    kind: 'line',
    points: [
      [x - 6, y - 32],
      [x - 16, y - 38],
      [x - 16, y - 46],
      [x - 8, y - 54],
      [x - 8, y - 60],
      [x - 13, y - 64],
    ],
    stroke: 'quiet',
    width: 7,
  },
  { kind: 'dot', at: [x - 15, y - 62], r: 8, fill: 'quiet' },
  line([x - 20, y - 60], [x - 26, y - 57], 'raised', 7),
  line([x - 27, y - 56], [x - 28, y - 50], 'strong', 6),
  { kind: 'dot', at: [x - 14, y - 64], r: 2.5, fill: 'strong' },
];

/** A dog that brings the handset of a telephone. */
export const dog = ([x, y]: Point): readonly Shape[] => [
  panel([x + 66, y - 64], [34, 48], 6, 'raised'),
  { kind: 'dot', at: [x + 83, y - 38], r: 9, stroke: 'strong', width: 5 },
  {
    kind: 'line',
    points: [
      [x + 26, y - 24],
      [x + 34, y - 8],
      [x + 42, y - 18],
      [x + 50, y - 8],
      [x + 58, y - 18],
      [x + 66, y - 8],
      [x + 83, y - 18],
    ],
    stroke: 'strong',
    width: 4,
  },
  panel([x - 22, y - 42], [44, 42], 16, 'quiet'),
  panel([x - 21, y - 70], [42, 44], 17, 'quiet'),
  ...[-28, 14].map((ear) => panel([x + ear, y - 66], [14, 32], 7, 'strong')),
  { kind: 'dots', at: [x - 8, y - 54], count: 2, gap: 16, r: 3, fill: 'strong' },
  slot([x - 14, y - 47], [28, 20], 'raised'),
  slot([x - 6, y - 47], [12, 8], 'strong'),
  line([x - 22, y - 29], [x + 22, y - 29], 'strong', 8),
  ...[-30, 18].map((end) => panel([x + end, y - 31], [12, 14], 3, 'strong')),
];
