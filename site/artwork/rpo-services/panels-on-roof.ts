import type { Point, Shape, Tone } from '#design-system';
import { block } from '../figure-shapes.ts';

/** From where to where an edge of a panel reaches, and how far down it is. */
type Edge = readonly [from: number, to: number, y: number];

/** A solar panel between its upper and its lower edge, with cells in two rows. */
export const solarPanel = (
  [topFrom, topTo, top]: Edge,
  [bottomFrom, bottomTo, bottom]: Edge,
  columns: number,
  fill: Tone,
  seam: Tone,
): Shape => {
  const at = (along: number, down: number): Point => {
    const from = topFrom + (bottomFrom - topFrom) * down;
    const to = topTo + (bottomTo - topTo) * down;
    return [Math.round(from + (to - from) * along), top + (bottom - top) * down];
  };
  // There and back, because the area is what the line encloses.
  const seams = Array.from({ length: columns - 1 }, (_, index) => {
    const along = (index + 1) / columns;
    return [at(along, 0), at(along, 1), at(along, 0)];
  });
  return {
    kind: 'line',
    points: [
      at(0, 1),
      at(0, 0),
      ...seams.flat(),
      at(1, 0),
      at(1, 0.5),
      at(0, 0.5),
      at(1, 0.5),
      at(1, 1),
      at(0, 1),
    ],
    fill,
    stroke: seam,
    width: 5,
  };
};

/** A chimney, down to the ground. */
export const chimney = (x: number, y: number, width: number): Shape =>
  block([x, y], [width, 311 - y], 'brand');
