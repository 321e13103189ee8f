import type { Shape } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';

/** A hen on its eggs. It stands for the firm that holds the contract. */
export const hen: readonly Shape[] = [
  { kind: 'dots', at: [36, 12], count: 3, gap: 13, r: 8, fill: 'strong' },
  cutOut(
    [
      [9, 36],
      [26, 28],
      [26, 44],
    ],
    'strong',
    5,
  ),
  { kind: 'dot', at: [22, 52], r: 7, fill: 'strong' },
  { kind: 'dots', at: [56, 88], count: 3, gap: 41, r: 18, fill: 'quiet' },
  panel([22, 12], [54, 80], 27, 'brand'),
  panel([22, 42], [150, 50], 25, 'brand'),
  { kind: 'arc', at: [42, 34], r: 7, from: 100, to: 260, stroke: 'raised', width: 4 },
];

/** The hen’s wing, with feathers along its edge. */
export const wing: readonly Shape[] = [
  { kind: 'dots', at: [190, 15], count: 6, gap: 18, r: 11, fill: 'brand' },
  cutOut(
    [
      [112, 58],
      [164, 9],
      [278, 9],
      [278, 14],
      [192, 18],
      [167, 66],
    ],
    'brand',
    10,
  ),
];

/** One of the eggs, which cracks. */
export const egg: readonly Shape[] = [
  { kind: 'dot', at: [211, 83], r: 23, fill: 'match' },
  {
    kind: 'line',
    points: [
      [191, 86],
      [199, 94],
      [205, 85],
      [214, 95],
      [220, 88],
      [225, 95],
      [231, 89],
    ],
    stroke: 'strong',
    width: 4,
  },
];
