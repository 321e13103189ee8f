import type { Shape } from '#design-system';
import { cutOut, dollarSign, line, panel } from '../figure-shapes.ts';

/** A duck on the water, with the first bill in its bill. */
export const duckWithBill: readonly Shape[] = [
  cutOut(
    [
      [896, 232],
      [928, 232],
      [936, 258],
      [970, 262],
      [1010, 246],
      [998, 296],
      [912, 296],
      [890, 276],
    ],
    'raised',
    20,
  ),
  { kind: 'dot', at: [912, 226], r: 32, fill: 'raised' },
  { kind: 'dot', at: [902, 216], r: 6, fill: 'strong' },
  panel([780, 194], [88, 92], 6, 'raised'),
  line([888, 234], [862, 238], 'brand', 16),
  ...dollarSign([818, 240], 30, 'brand'),
];

/** Three ducklings that follow it. */
export const ducklings: readonly Shape[] = [
  { kind: 'dots', at: [1142, 284], count: 3, gap: 56, r: 22, fill: 'raised' },
  { kind: 'dots', at: [1128, 258], count: 3, gap: 56, r: 17, fill: 'raised' },
  { kind: 'dots', at: [1112, 261], count: 3, gap: 56, r: 6, fill: 'brand' },
  { kind: 'dots', at: [1124, 253], count: 3, gap: 56, r: 3.5, fill: 'strong' },
];
