import type { Composition, Point, Shape } from '#design-system';
import { avatar, lookInRow } from './figure-shapes.ts';

const seat = [140, 68] as const;

const seats: readonly Point[] = [
  [1, 1],
  [163, 1],
  [325, 1],
  [1, 103],
  [325, 103],
  [1, 205],
  [163, 205],
  [325, 205],
];

/** Somebody in a seat. */
const taken = ([x, y]: Point, index: number): readonly Shape[] => [
  { kind: 'slot', at: [x, y], size: seat, fill: 'surface', stroke: 'line' },
  ...avatar([x + 34, y + 34], 26, 'quiet', lookInRow(index)),
  { kind: 'slot', at: [x + 70, y + 28], size: [46, 12], fill: 'line' },
];

/** A vacant seat among taken ones: nobody is here. */
export const vacantSeat: Composition = {
  width: 466,
  height: 274,
  shapes: [
    ...seats.flatMap(taken),
    { kind: 'slot', at: [163, 103], size: seat, stroke: 'accent', width: 3, dashed: true },
    { kind: 'dot', at: [197, 137], r: 22, stroke: 'accent', width: 3, dashed: true },
    { kind: 'slot', at: [233, 131], size: [46, 12], fill: 'match' },
  ],
};
