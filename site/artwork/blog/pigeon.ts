import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';

/** A pigeon with glasses. It walks and reads, too. */
export const pigeon: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [164, 376],
      [146, 376],
      [130, 326],
      [106, 376],
      [88, 376],
    ],
    stroke: 'brand',
    width: 8,
  },
  cutOut(
    [
      [78, 312],
      [120, 262],
      [136, 212],
      [162, 212],
      [168, 262],
      [154, 294],
      [128, 312],
    ],
    'control',
    44,
  ),
  { kind: 'dot', at: [148, 190], r: 40, fill: 'control' },
  cutOut(
    [
      [142, 202],
      [158, 202],
      [154, 226],
    ],
    'quiet',
    8,
  ),
  { kind: 'dots', at: [128, 184], count: 2, gap: 42, r: 21, fill: 'strong' },
  { kind: 'dots', at: [128, 184], count: 2, gap: 42, r: 15, fill: 'raised' },
  { kind: 'dots', at: [132, 190], count: 2, gap: 42, r: 6, fill: 'strong' },
  cutOut(
    [
      [164, 234],
      [194, 240],
      [228, 230],
      [228, 288],
      [194, 298],
      [164, 292],
    ],
    'raised',
    8,
  ),
  cutOut(
    [
      [108, 268],
      [172, 282],
      [124, 284],
    ],
    'brand',
    32,
  ),
];
