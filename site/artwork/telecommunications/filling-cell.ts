import type { Point, Shape } from '#design-system';
import { line, piece } from '../figure-shapes.ts';

/** A cell of a radio network. The larger its dot, the fuller it is. */
const cell = ([x, y]: Point, load: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x, y - 23],
      [x + 20, y - 11.5],
      [x + 20, y + 11.5],
      [x, y + 23],
      [x - 20, y + 11.5],
      [x - 20, y - 11.5],
      [x, y - 23],
    ],
    fill: 'quiet',
    stroke: 'quiet',
    width: 4,
  },
  { kind: 'dot', at: [x, y], r: load, fill: 'brand' },
];

const mast: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [7, 92],
      [29, 32],
      [51, 92],
    ],
    stroke: 'brand',
    width: 9,
  },
  line([18, 72], [40, 72], 'brand', 8),
  { kind: 'dot', at: [29, 26], r: 9, fill: 'brand' },
  ...[60, 240].map(
    (from): Shape => ({
      kind: 'arc',
      at: [29, 26],
      r: 25,
      from,
      to: from + 60,
      stroke: 'quiet',
      width: 7,
    }),
  ),
];

/** A mast, and its cells, one of which fills up next. */
export const fillingCell = piece([
  ...mast,
  ...[10, 13, 8, 11].flatMap((load, index) => cell([128 + index * 50, 32], load)),
  ...[9, 18, 14].flatMap((load, index) => cell([153 + index * 50, 76], load)),
]);
