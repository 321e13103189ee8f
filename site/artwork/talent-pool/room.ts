import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, panel } from '../figure-shapes.ts';

/** A room with a colored wall. */
export const room = (wall: Tone, shapes: readonly Shape[]): Composition => ({
  width: 300,
  height: 120,
  shapes: [panel([0, 0], [300, 120], 16, wall), ...shapes],
});

/** Two eyes. The point is the middle of the left one. */
export const eyes = ([x, y]: Point): Shape => ({
  kind: 'dots',
  at: [x, y],
  count: 2,
  gap: 17,
  r: 3.5,
  fill: 'strong',
});

/** An arm, with its hand at the end. */
export const arm = (from: Point, to: Point, sleeve: Tone, skin: Tone): readonly Shape[] => [
  line(from, to, sleeve, 17),
  { kind: 'dot', at: to, r: 10, fill: skin },
];
