import type { Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';
import { panes } from './panes.ts';

/** The school, at seven. */
export const school: readonly Shape[] = [
  cutOut(
    [
      [1180, 216],
      [1392, 216],
      [1392, 380],
      [1180, 380],
    ],
    'quiet',
    8,
  ),
  {
    kind: 'line',
    points: [
      [1168, 212],
      [1246, 212],
      [1246, 112],
      [1234, 112],
      [1286, 48],
      [1338, 112],
      [1326, 112],
      [1326, 212],
      [1404, 212],
      [1168, 212],
    ],
    stroke: 'brand',
    fill: 'brand',
    width: 16,
  },
  { kind: 'dot', at: [1286, 156], r: 30, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [1286, 138],
      [1286, 156],
      [1276, 168],
    ],
    stroke: 'strong',
    width: 6,
  },
  panes(
    [
      [1188, 30, 60],
      [1224, 30, 60],
      [1262, 48, 120],
      [1318, 30, 60],
      [1354, 30, 60],
    ],
    250,
    'brand',
  ),
  {
    kind: 'line',
    points: [
      [1286, 44],
      [1286, 7],
      [1318, 17],
      [1286, 26],
    ],
    stroke: 'brand',
    fill: 'brand',
    width: 5,
  },
];
