import type { Point, Shape, Size, Tone } from '#design-system';

export const line = (from: Point, to: Point, stroke: Tone = 'line', width = 2) =>
  ({ kind: 'line', points: [from, to], stroke, width }) satisfies Shape;

/** A slot. An outline is half outside it, so one at the edge of a drawing would be cut off there. */
export const slot = (at: Point, size: Size, fill: Tone, stroke?: Tone): Shape => ({
  kind: 'slot',
  at,
  size,
  fill,
  ...(stroke && { stroke }),
});

/** A shape with corners, which its outline rounds. */
export const cutOut = (
  points: readonly [Point, Point, ...Point[]],
  fill: Tone,
  width: number,
): Shape => ({ kind: 'line', points: [...points, points[0]], fill, stroke: fill, width });
