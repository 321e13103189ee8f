import type { Shape } from '#design-system';
import { block, cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** An usher, who shines his flashlight at a dummy that sleeps. */
export const usher: readonly Shape[] = [
  cutOut(
    [
      [222, 216],
      [312, 190],
      [312, 262],
      [222, 226],
    ],
    'raised',
    6,
  ),
  {
    kind: 'line',
    points: [
      [64, 286],
      [68, 240],
      [108, 240],
      [112, 286],
    ],
    stroke: 'strong',
    width: 40,
  },
  { kind: 'face', at: [88, 256], size: 196, ...looks.afro, wears: 'mustache' },
  line([134, 216], [184, 222], 'brand', 34),
  line([196, 221], [220, 221], 'strong', 28),
  { kind: 'dot', at: [190, 221], r: 19, fill: 'quiet' },
];

/** A sleeper’s z. */
export const snore: Shape = {
  kind: 'line',
  points: [
    [368, 116],
    [400, 116],
    [368, 152],
    [400, 152],
  ],
  stroke: 'brand',
  width: 9,
};

/** A very tall hat. The dummy behind it has climbed up to see something. */
export const tallHat: readonly Shape[] = [
  panel([1140, 70], [72, 120], 8, 'strong'),
  slot([1114, 180], [124, 25], 'strong'),
  { kind: 'dots', at: [1148, 74], count: 2, gap: 56, r: 13, fill: 'raised' },
];

/** Popcorn on a dummy’s lap. */
export const popcorn: readonly Shape[] = [
  { kind: 'dots', at: [955, 268], count: 3, gap: 21, r: 13, fill: 'raised' },
  cutOut(
    [
      [944, 274],
      [1008, 274],
      [1000, 306],
      [952, 306],
    ],
    'brand',
    8,
  ),
  {
    kind: 'line',
    points: [
      [964, 275],
      [968, 313],
      [984, 313],
      [988, 275],
    ],
    stroke: 'raised',
    width: 10,
  },
];

/** Popcorn that flies to a fan. */
export const spilledPopcorn: readonly Shape[] = [
  line([1310, 280], [1362, 200], 'quiet', 30),
  { kind: 'dots', at: [1396, 112], count: 3, gap: 44, r: 14, fill: 'raised' },
  cutOut(
    [
      [1346, 188],
      [1386, 204],
      [1434, 142],
      [1366, 112],
    ],
    'brand',
    10,
  ),
  line([1368, 196], [1400, 130], 'raised', 20),
];

/** A fan behind a rope, with popcorn in her hair. */
export const fan: readonly Shape[] = [
  block([1436, 258], [136, 50], 'strong'),
  { kind: 'face', at: [1504, 262], size: 192, ...looks.bun, hair: 'control', wears: 'glasses' },
  {
    kind: 'line',
    points: [
      [1420, 216],
      [1420, 313],
      [1584, 313],
      [1584, 216],
    ],
    stroke: 'brand',
    width: 12,
  },
  { kind: 'arc', at: [1502, 118], r: 140, from: 144, to: 216, stroke: 'quiet', width: 16 },
  { kind: 'dots', at: [1420, 212], count: 2, gap: 164, r: 15, fill: 'brand' },
];
