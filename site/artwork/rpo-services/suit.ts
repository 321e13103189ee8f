import type { Point, Shape, Tone } from '#design-system';

/**
 * A suit, with arms and with a leg that kicks to the left. The point is the middle of the hips. Each
 * arm is the points from its shoulder to its hand.
 */
export const suit = (
  [x, y]: Point,
  fill: Tone,
  left: readonly Point[],
  right: readonly Point[],
): Shape => ({
  kind: 'line',
  points: [
    [x - 41, y - 62],
    [x + 41, y - 62],
    ...right,
    [x + 41, y - 62],
    [x + 24, y],
    [x + 24, 352],
    [x + 44, 352],
    [x + 24, 352],
    [x + 24, y],
    [x - 24, y],
    [x - 70, y + 38],
    [x - 86, y + 22],
    [x - 70, y + 38],
    [x - 24, y],
    [x - 41, y - 62],
    ...left,
    [x - 41, y - 62],
  ],
  fill,
  stroke: fill,
  width: 28,
});
