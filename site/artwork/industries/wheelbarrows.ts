import type { Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';

/** The frames of two wheelbarrows, a fishing rod, a parasol’s pole, and a flamingo’s legs. */
export const frames: Shape = {
  kind: 'line',
  points: [
    [156, 218],
    [250, 264],
    [250, 312],
    [250, 264],
    [396, 264],
    [444, 62],
    [478, 82],
    [478, 130],
    [478, 82],
    [444, 62],
    [396, 264],
    [424, 264],
    [424, 312],
    [1164, 312],
    [1164, 264],
    [1256, 264],
    [1256, 60],
    [1256, 264],
    [1338, 264],
    [1410, 226],
    [1338, 264],
    [1338, 312],
    [1516, 312],
    [1516, 206],
    [1542, 206],
    [1562, 254],
    [1520, 266],
  ],
  stroke: 'subtle',
  width: 8,
};

/** Two trays. Behind the wheels, they are joined. */
export const trays: Shape = {
  kind: 'line',
  points: [
    [416, 254],
    [456, 198],
    [208, 198],
    [256, 254],
    [416, 254],
    [424, 312],
    [1164, 312],
    [1172, 254],
    [1132, 198],
    [1380, 198],
    [1332, 254],
    [1172, 254],
    [1164, 312],
    [424, 312],
  ],
  fill: 'quiet',
  stroke: 'quiet',
  width: 16,
};

export const wheels: readonly Shape[] = [
  { kind: 'dots', at: [424, 274], count: 2, gap: 740, r: 32, fill: 'strong' },
  { kind: 'dots', at: [424, 274], count: 2, gap: 740, r: 13, fill: 'raised' },
];

/** A gnome with braids, who pushes him to the checkout. */
export const gardener: readonly Shape[] = [
  { kind: 'dots', at: [74, 289], count: 2, gap: 48, r: 16, fill: 'strong' },
  panel([38, 184], [120, 110], 44, 'subtle'),
  panel([54, 138], [88, 74], 28, 'quiet'),
  {
    kind: 'line',
    points: [
      [54, 160],
      [46, 232],
      [54, 160],
      [142, 160],
      [148, 198],
    ],
    stroke: 'strong',
    width: 20,
  },
  cutOut(
    [
      [42, 154],
      [98, 52],
      [154, 154],
    ],
    'raised',
    14,
  ),
  { kind: 'dots', at: [80, 180], count: 2, gap: 36, r: 5.5, fill: 'strong' },
  { kind: 'dot', at: [98, 188], r: 12, fill: 'raised' },
  { kind: 'arc', at: [98, 188], r: 19, from: 140, to: 220, stroke: 'strong', width: 4 },
  line([118, 238], [160, 224], 'subtle', 28),
  { kind: 'dot', at: [166, 220], r: 15, fill: 'quiet' },
];
