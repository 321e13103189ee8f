import type { Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { onBright, plain, struck } from '../figure-words.ts';

/** It stands on the sail’s yard. */
export const gull: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [45, 190],
      [45, 149],
      [63, 149],
      [63, 190],
    ],
    stroke: 'strong',
    width: 5,
  },
  cutOut(
    [
      [6, 149],
      [54, 124],
      [86, 105],
      [84, 142],
      [58, 160],
    ],
    'raised',
    16,
  ),
  { kind: 'dot', at: [86, 96], r: 23, fill: 'raised' },
  line([109, 99], [122, 103], 'strong', 9),
  { kind: 'dot', at: [91, 91], r: 5, fill: 'strong' },
  line([11, 145], [56, 135], 'strong', 13),
];

/** The spreadsheet’s author, who retired, sails away. The spreadsheet is the sail. */
export const sailboat: readonly Shape[] = [
  line([56, 196], [56, 522], 'strong', 8),
  cutOut(
    [
      [12, 200],
      [106, 200],
      [116, 412],
      [60, 400],
      [6, 412],
    ],
    'raised',
    8,
  ),
  panel([9, 200], [100, 34], 0, 'subtle'),
  ...[234, 276, 318, 360].map((y) => line([9, y], [110, y], 'quiet', 3)),
  {
    kind: 'line',
    points: [
      [40, 402],
      [40, 318],
      [82, 318],
      [82, 402],
    ],
    stroke: 'quiet',
    width: 3,
  },
  line([5, 196], [113, 196], 'strong', 10),
  ...struck(onBright(plain([14, 256], 'a day', 'strong', 26)), 60),
  ...struck(onBright(plain([14, 298], 'or more', 'strong', 26)), 90),
  { kind: 'face', at: [86, 518], size: 98, ...looks.grayHair },
  cutOut(
    [
      [7, 514],
      [132, 514],
      [112, 550],
      [26, 550],
    ],
    'brand',
    14,
  ),
];
