import type { Shape } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';

/** A sheep on a chair. It is half bare, because its wool becomes the scarf. */
export const sheep: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1576, 180],
      [1564, 340],
      [1576, 376],
      [1564, 340],
      [1456, 340],
      [1446, 376],
    ],
    stroke: 'control',
    width: 14,
  },
  panel([1452, 220], [110, 116], 50, 'raised'),
  {
    kind: 'line',
    points: [
      [1500, 322],
      [1446, 322],
      [1436, 372],
    ],
    stroke: 'raised',
    width: 20,
  },
  { kind: 'dots', at: [1458, 256], count: 3, gap: 44, r: 34, fill: 'brand' },
  { kind: 'dots', at: [1462, 208], count: 3, gap: 44, r: 36, fill: 'brand' },
  cutOut(
    [
      [1394, 130],
      [1430, 104],
      [1474, 104],
      [1510, 130],
      [1468, 146],
      [1462, 190],
      [1440, 190],
      [1434, 146],
    ],
    'raised',
    20,
  ),
  { kind: 'dots', at: [1428, 86], count: 3, gap: 24, r: 24, fill: 'brand' },
  { kind: 'dots', at: [1434, 134], count: 2, gap: 26, r: 6, fill: 'strong' },
];
