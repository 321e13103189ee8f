import type { Point, Shape } from '#design-system';
import { bleed, line, slot } from '../figure-shapes.ts';
import { type Area, areas } from './areas.ts';

/** Strokes of rain in a row. */
const row = (y: number, starts: readonly number[]): Area => [
  [0, y],
  ...starts.flatMap((x): Point[] => [
    [x, y],
    [x + 13, y],
    [x - 15, y + 62],
    [x - 28, y + 62],
    [x, y],
  ]),
];

/** Rain that comes from the right. */
export const rain: Shape = areas([row(6, [236, 478, 1052, 1404]), row(92, [270])], 'quiet');

/** The wet street, which reflects the umbrella. */
export const street: readonly Shape[] = [
  line([-bleed, 376], [1600 + bleed, 376], 'surface', 48),
  slot([672, 386], [332, 8], 'match'),
];
