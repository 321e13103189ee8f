import type { Composition, Point, Shape, Tone } from '#design-system';
import { line } from './basic-shapes.ts';

/** A room with a colored wall, for a card that is compared with others. */
export const room = (wall: Tone, shapes: readonly Shape[], height = 120): Composition => ({
  width: 300,
  height,
  shapes: [{ kind: 'frame', at: [0, 0], size: [300, height], radius: 16, fill: wall }, ...shapes],
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
