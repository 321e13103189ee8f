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
    [330, 236],
    [430, 236],
    [430, 192],
    [490, 146],
    [550, 192],
    [550, 250],
    [1046, 250],
    [1046, 158],
    [1090, 158],
    [1090, 110],
    [1210, 110],
    [1210, 158],
    [1254, 158],
    [1254, 228],
    [1300, 228],
    [1376, 162],
    [1452, 228],
    [1452, 200],
    [1474, 200],
    [1474, 250],
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
