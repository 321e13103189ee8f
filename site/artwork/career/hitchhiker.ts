import type { Shape } from '#design-system';
import { cutOut, line, onCircle, panel } from '../figure-shapes.ts';

/** The spiral on the shell, step by step from the outside. */
const spiral = (step: number) => onCircle([1446, 252], 57 - step * 1.2, 160 - step * 13.5, 1);
const steps = Array.from({ length: 39 }, (_, index) => index + 2);

/** A snail with a tie, on its way to the same place. It looks back and hopes for a ride. */
export const hitchhiker: readonly Shape[] = [
  line([1446, 200], [1446, 120], 'strong', 10),
  panel([1394, 74], [104, 64], 8, 'subtle'),
  {
    kind: 'line',
    points: [
      [1414, 106],
      [1476, 106],
      [1458, 88],
      [1476, 106],
      [1458, 124],
    ],
    stroke: 'strong',
    width: 9,
  },
  {
    kind: 'line',
    points: [
      [1528, 160],
      [1552, 230],
      [1576, 160],
    ],
    stroke: 'raised',
    width: 10,
  },
  {
    kind: 'line',
    points: [
      [1352, 336],
      [1530, 336],
      [1546, 331],
      [1552, 316],
      [1552, 232],
    ],
    stroke: 'raised',
    width: 38,
  },
  { kind: 'dot', at: [1446, 252], r: 80, fill: 'quiet' },
  {
    kind: 'line',
    points: [spiral(0), spiral(1), ...steps.map(spiral)],
    stroke: 'strong',
    width: 9,
  },
  { kind: 'dots', at: [1528, 158], count: 2, gap: 48, r: 20, fill: 'raised' },
  { kind: 'dots', at: [1520, 158], count: 2, gap: 48, r: 8, fill: 'strong' },
  { kind: 'arc', at: [1548, 230], r: 9, from: 100, to: 260, stroke: 'strong', width: 5 },
  cutOut(
    [
      [1544, 262],
      [1560, 262],
      [1556, 276],
      [1563, 312],
      [1552, 324],
      [1541, 312],
      [1548, 276],
    ],
    'strong',
    4,
  ),
];
