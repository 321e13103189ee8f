import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';
import { panes } from './panes.ts';

/** The school, at seven. */
export const school: readonly Shape[] = [
  cutOut(
    [
      [1146, 216],
      [1398, 216],
      [1398, 380],
      [1146, 380],
    ],
    'quiet',
    8,
  ),
  {
    kind: 'line',
    points: [
      [1134, 212],
      [1232, 212],
      [1232, 112],
      [1220, 112],
      [1272, 48],
      [1324, 112],
      [1312, 112],
      [1312, 212],
      [1410, 212],
      [1134, 212],
    ],
    stroke: 'brand',
    fill: 'brand',
    width: 16,
  },
  { kind: 'dot', at: [1272, 156], r: 30, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [1272, 138],
      [1272, 156],
      [1262, 168],
    ],
    stroke: 'strong',
    width: 6,
  },
  panes(
    [
      [1156, 38, 60],
      [1200, 38, 60],
      [1248, 48, 120],
      [1306, 38, 60],
      [1350, 38, 60],
    ],
    250,
    'brand',
  ),
  {
    kind: 'line',
    points: [
      [1272, 44],
      [1272, 7],
      [1304, 17],
      [1272, 26],
    ],
    stroke: 'brand',
    fill: 'brand',
    width: 5,
  },
];
