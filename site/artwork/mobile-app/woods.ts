import type { Point, Shape } from '#design-system';
import { cutOut } from '../figure-shapes.ts';

/** A spruce with snow on its tip, from its top. */
export const spruce = ([x, y]: Point, size: number): readonly Shape[] => {
  const side = (way: 1 | -1): readonly Point[] =>
    [
      [4, 6],
      [2.4, 6],
      [6, 12],
      [3.6, 12],
    ].map(([across = 0, down = 0]) => [x + way * across * size, y + down * size]);
  const pen = size * 0.7;
  return [
    cutOut(
      [
        [x - size * 8, y + size * 20],
        [x + size * 8, y + size * 20],
        ...side(1).toReversed(),
        [x, y],
        ...side(-1),
      ],
      'brand',
      pen,
    ),
    cutOut(
      [
        [x, y],
        [x + size * 2, y + size * 3],
        [x, y + size * 2.4],
        [x - size * 2, y + size * 3],
      ],
      'raised',
      pen,
    ),
  ];
};
