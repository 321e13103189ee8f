import type { Shape } from '#design-system';
import { bleed, cutOut, line } from '../figure-shapes.ts';

/** Low houses in the distance. */
export const houses: Shape = cutOut(
  [
    [-bleed, 384],
    [-bleed, 250],
    [-10, 250],
    [-10, 214],
    [66, 148],
    [142, 214],
    [142, 262],
    [206, 262],
    [206, 170],
    [330, 170],
    [330, 214],
    [486, 214],
    [486, 250],
    [1112, 250],
    [1112, 158],
    [1156, 158],
    [1156, 110],
    [1276, 110],
    [1276, 158],
    [1342, 158],
    [1342, 228],
    [1350, 228],
    [1414, 168],
    [1484, 228],
    [1484, 250],
    [1510, 250],
    [1510, 124],
    [1610, 124],
    [1610, 250],
    [1600 + bleed, 250],
    [1600 + bleed, 384],
  ],
  'line',
  8,
);

/** The sidewalk, with its curb. */
export const sidewalk: readonly Shape[] = [
  line([-bleed, 388], [1600 + bleed, 388], 'control', 16),
  line([-bleed, 396], [1600 + bleed, 396], 'brand', 8),
];
