import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';

/** A pigeon with glasses. It walks and reads, too. */
export const pigeon: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [140, 376],
      [122, 376],
      [106, 326],
      [82, 376],
      [64, 376],
    ],
    stroke: 'brand',
    width: 8,
  },
  cutOut(
    [
      [54, 312],
      [96, 262],
      [112, 212],
      [138, 212],
      [144, 262],
      [130, 294],
      [104, 312],
    ],
    'control',
    44,
  ),
  { kind: 'dot', at: [124, 190], r: 40, fill: 'control' },
  cutOut(
    [
      [118, 202],
      [134, 202],
      [130, 226],
    ],
    'quiet',
    8,
  ),
  { kind: 'dots', at: [104, 184], count: 2, gap: 42, r: 21, fill: 'strong' },
  { kind: 'dots', at: [104, 184], count: 2, gap: 42, r: 15, fill: 'raised' },
  { kind: 'dots', at: [108, 190], count: 2, gap: 42, r: 6, fill: 'strong' },
  cutOut(
    [
      [140, 234],
      [170, 240],
      [204, 230],
      [204, 288],
      [170, 298],
      [140, 292],
    ],
    'raised',
    8,
  ),
  cutOut(
    [
      [84, 268],
      [148, 282],
      [100, 284],
    ],
    'brand',
    32,
  ),
];
