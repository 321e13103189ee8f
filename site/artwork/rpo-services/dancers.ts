import type { Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';
import { suit } from './suit.ts';

/** Three who were hired, and dance in a line. */
export const dancers: readonly Shape[] = [
  suit([1156, 262], 'raised', [[1092, 106]], [[1220, 106]]),
  {
    kind: 'face',
    at: [1156, 200],
    size: 156,
    ...looks.turban,
    clothes: 'raised',
    collar: 'brand',
    wears: 'glasses',
  },
  { kind: 'dots', at: [1090, 92], count: 2, gap: 132, r: 18, fill: 'quiet' },
  suit([1296, 288], 'quiet', [[1200, 206]], [[1358, 260]]),
  { kind: 'face', at: [1296, 226], size: 148, ...looks.ponytail, hair: 'brand', clothes: 'quiet' },
  suit([1430, 272], 'brand', [[1344, 206]], [[1466, 136]]),
  {
    kind: 'face',
    at: [1430, 210],
    size: 152,
    ...looks.grayHair,
    clothes: 'brand',
    wears: 'mustache',
  },
  { kind: 'dot', at: [1468, 124], r: 17, fill: 'raised' },
];

/** A cat on a loudspeaker. It wears ear protectors. */
export const listener: readonly Shape[] = [
  panel([1496, 262], [88, 104], 12, 'brand'),
  { kind: 'dot', at: [1540, 314], r: 30, fill: 'quiet' },
  cutOut(
    [
      [1512, 257],
      [1520, 200],
      [1504, 184],
      [1504, 134],
      [1526, 152],
      [1554, 152],
      [1576, 134],
      [1576, 184],
      [1560, 200],
      [1568, 257],
      [1578, 262],
      [1574, 304],
      [1578, 262],
      [1568, 257],
    ],
    'raised',
    12,
  ),
  { kind: 'arc', at: [1540, 172], r: 38, from: 270, to: 450, stroke: 'quiet', width: 9 },
  { kind: 'dots', at: [1502, 176], count: 2, gap: 76, r: 16, fill: 'quiet' },
  { kind: 'dots', at: [1526, 172], count: 2, gap: 28, r: 5, fill: 'strong' },
  { kind: 'arc', at: [1540, 198], r: 10, from: 310, to: 410, stroke: 'strong', width: 4 },
];
