import type { Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';

/** A sheet of a calendar with a crossed out date, on a hook. */
const oldDate: readonly Shape[] = [
  line([1296, 46], [1296, 110], 'strong', 3),
  panel([1236, 104], [120, 116], 10, 'raised'),
  panel([1236, 104], [120, 34], 10, 'strong'),
  { kind: 'dots', at: [1262, 161], count: 4, gap: 23, r: 7.5, fill: 'quiet' },
  { kind: 'dots', at: [1262, 188], count: 4, gap: 23, r: 7.5, fill: 'quiet' },
  line([1250, 206], [1342, 148], 'strong', 9),
];

/** An older one. */
const olderDate: readonly Shape[] = [
  panel([1394, 176], [52, 80], 6, 'raised'),
  panel([1394, 176], [52, 20], 6, 'strong'),
];

/** A fisherman in a dinghy, who reels in an old end date. An older one is in his dinghy. */
export const fisherman: readonly Shape[] = [
  ...oldDate,
  ...olderDate,
  {
    kind: 'line',
    points: [
      [1480, 234],
      [1428, 114],
      [1400, 68],
      [1354, 42],
      [1296, 46],
    ],
    stroke: 'strong',
    width: 8,
  },
  {
    kind: 'face',
    at: [1524, 256],
    size: 190,
    ...looks.beard,
    hair: 'control',
    skin: 'subtle',
  },
  cutOut(
    [
      [1498, 78],
      [1550, 78],
      [1560, 108],
      [1582, 124],
      [1466, 124],
      [1488, 108],
    ],
    'strong',
    10,
  ),
  {
    kind: 'line',
    points: [
      [1568, 236],
      [1502, 236],
      [1460, 190],
    ],
    stroke: 'brand',
    width: 30,
  },
  { kind: 'dots', at: [1461, 184], count: 2, gap: 40, direction: 'down', r: 15, fill: 'subtle' },
  cutOut(
    [
      [1390, 246],
      [1590, 246],
      [1576, 300],
      [1418, 300],
    ],
    'strong',
    12,
  ),
];
