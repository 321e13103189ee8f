import type { Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';
import { suit } from './suit.ts';

/** Two who were hired, and dance. */
export const dancers: readonly Shape[] = [
  suit([1217, 284], 'brand', [[1163, 151]], [[1272, 151]]),
  {
    kind: 'face',
    at: [1217, 231],
    size: 133,
    ...looks.turban,
    clothes: 'brand',
    collar: 'raised',
    wears: 'glasses',
  },
  { kind: 'dots', at: [1161, 139], count: 2, gap: 112, r: 15, fill: 'quiet' },
  suit([1430, 298], 'quiet', [[1372, 188]], [[1526, 262]]),
  { kind: 'face', at: [1430, 245], size: 126, ...looks.ponytail, hair: 'brand', clothes: 'quiet' },
  { kind: 'dot', at: [1370, 176], r: 15, fill: 'raised' },
];

/** A cat on a loudspeaker. It wears ear protectors. */
export const listener: readonly Shape[] = [
  panel([1506, 284], [75, 88], 10, 'brand'),
  { kind: 'dot', at: [1544, 328], r: 26, fill: 'quiet' },
  cutOut(
    [
      [1520, 279],
      [1527, 231],
      [1513, 217],
      [1513, 175],
      [1532, 190],
      [1556, 190],
      [1574, 175],
      [1574, 217],
      [1561, 231],
      [1568, 279],
      [1576, 284],
      [1573, 319],
      [1576, 284],
      [1568, 279],
    ],
    'raised',
    10,
  ),
  { kind: 'arc', at: [1544, 207], r: 32, from: 270, to: 450, stroke: 'quiet', width: 8 },
  { kind: 'dots', at: [1512, 210], count: 2, gap: 65, r: 14, fill: 'quiet' },
  { kind: 'dots', at: [1532, 207], count: 2, gap: 24, r: 4, fill: 'strong' },
  { kind: 'arc', at: [1544, 229], r: 8, from: 310, to: 410, stroke: 'strong', width: 3 },
];
