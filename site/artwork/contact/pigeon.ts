import type { Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';

/** A pigeon with a mail carrier’s cap, on the specialist’s hand with a sealed letter. */
export const pigeon: readonly Shape[] = [
  cutOut(
    [
      [70, 200],
      [16, 240],
      [30, 254],
      [92, 232],
    ],
    'brand',
    12,
  ),
  ...[92, 114].map((x) => line([x, 240], [x, 264], 'subtle', 6)),
  cutOut(
    [
      [74, 208],
      [112, 150],
      [134, 166],
      [132, 204],
      [108, 224],
    ],
    'quiet',
    56,
  ),
  cutOut(
    [
      [96, 172],
      [112, 196],
      [84, 222],
      [44, 226],
    ],
    'raised',
    20,
  ),
  line([84, 190], [100, 208], 'brand', 8),
  line([70, 202], [84, 218], 'brand', 8),
  line([112, 138], [150, 132], 'brand', 20),
  { kind: 'dot', at: [138, 100], r: 34, fill: 'quiet' },
  { kind: 'dot', at: [150, 98], r: 6, fill: 'strong' },
  cutOut(
    [
      [106, 72],
      [100, 44],
      [164, 32],
      [166, 60],
    ],
    'brand',
    16,
  ),
  {
    kind: 'line',
    points: [
      [106, 76],
      [168, 64],
      [190, 72],
    ],
    stroke: 'raised',
    width: 12,
  },
  { kind: 'dot', at: [135, 50], r: 11, fill: 'raised' },
  panel([134, 117], [116, 84], 8, 'match'),
  {
    kind: 'line',
    points: [
      [140, 123],
      [192, 153],
      [244, 123],
    ],
    stroke: 'strong',
    width: 5,
  },
  { kind: 'dot', at: [192, 157], r: 18, fill: 'strong' },
  { kind: 'tick', at: [192, 158], r: 8, stroke: 'raised', width: 4 },
  cutOut(
    [
      [168, 100],
      [194, 112],
      [168, 119],
    ],
    'subtle',
    6,
  ),
];
