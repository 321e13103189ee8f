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
    [x - 35, y - 53],
    [x + 35, y - 53],
    ...right,
    [x + 35, y - 53],
    [x + 20, y],
    [x + 20, 360],
    [x + 37, 360],
    [x + 20, 360],
    [x + 20, y],
    [x - 20, y],
    [x - 60, y + 32],
    [x - 73, y + 19],
    [x - 60, y + 32],
    [x - 20, y],
    [x - 35, y - 53],
    ...left,
    [x - 35, y - 53],
  ],
  fill,
  stroke: fill,
  width: 24,
});
