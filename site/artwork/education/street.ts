import type { Point, Shape } from '#design-system';
import { bleed, block, cutOut, line } from '../figure-shapes.ts';

/** The road, with a crossing. */
export const road: readonly Shape[] = [
  block([-bleed, 370], [1600 + 2 * bleed, 30], 'quiet'),
  {
    kind: 'line',
    points: [
      [720, 400],
      [720, 400],
      ...[720, 788, 856, 924, 992, 1060].flatMap((x): readonly Point[] => [
        [x, 400],
        [x + 12, 370],
        [x + 48, 370],
        [x + 36, 400],
      ]),
    ],
    fill: 'raised',
  },
];

/** A tree behind the trailer, and one before the school. */
export const trees: readonly Shape[] = [
  { kind: 'dots', at: [412, 92], count: 2, gap: 36, r: 36, fill: 'quiet' },
  cutOut(
    [
      [1138, 378],
      [1138, 324],
      [1116, 324],
      [1138, 112],
      [1160, 324],
      [1138, 324],
    ],
    'brand',
    18,
  ),
];

/** A dog with what is left of the homework. */
export const dog: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1508, 377],
      [1510, 322],
      [1574, 322],
      [1585, 282],
      [1574, 322],
      [1578, 377],
    ],
    stroke: 'brand',
    width: 30,
  },
  cutOut(
    [
      [1510, 322],
      [1514, 262],
      [1504, 254],
      [1474, 276],
      [1494, 286],
    ],
    'brand',
    26,
  ),
  line([1522, 256], [1530, 290], 'control', 18),
  { kind: 'dot', at: [1496, 260], r: 5, fill: 'raised' },
  cutOut(
    [
      [1428, 270],
      [1478, 278],
      [1468, 344],
      [1456, 332],
      [1446, 342],
      [1434, 328],
      [1420, 334],
    ],
    'quiet',
    4,
  ),
];
