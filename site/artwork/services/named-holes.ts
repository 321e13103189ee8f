import type { Point, Shape, Size } from '#design-system';
import { line, panel } from '../figure-shapes.ts';
import { onBright, strong } from '../figure-words.ts';

/** Where the columns end, from one of their shelves to the next, and how thick these are. */
const [bottom, pitch, board] = [248, 46, 8];

/** A column of pigeonholes with names, from top to bottom. The lit one is lime, with its boards. */
export const column = (
  x: number,
  width: number,
  names: readonly string[],
  lit?: string,
): readonly Shape[] => {
  const [left, right] = [x + board / 2, x + width - board / 2];
  const top = bottom - board / 2 - names.length * pitch;
  const size: Size = [right - left, names.length * pitch];
  // In one stroke: it goes down to the next shelf along the sides, by turns.
  const shelves = names.slice(2).flatMap((_, index): Point[] => {
    const y = top + (index + 2) * pitch;
    const ends: [Point, Point] = [
      [right, y],
      [left, y],
    ];
    return index % 2 ? ends.toReversed() : ends;
  });
  return [
    {
      kind: 'frame',
      at: [left, top],
      size,
      radius: 16,
      fill: 'strong',
      stroke: 'brand',
      width: board,
    },
    {
      ...line([left, top + pitch], [right, top + pitch], 'brand', board),
      points: [[left, top + pitch], [right, top + pitch], ...shelves],
    },
    ...names.flatMap((name, index): readonly Shape[] => {
      const y = top + (index + 0.5) * pitch;
      const label = strong([x + 17, y + 1], name, 21);
      if (name !== lit) return [{ ...label, fill: 'raised' }];
      return [panel([x, y - 27], [width, 54], 20, 'match'), onBright(label)];
    }),
  ];
};
