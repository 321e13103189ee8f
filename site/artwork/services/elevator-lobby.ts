import type { Shape, Size, Tone } from '#design-system';

/** An open elevator around this middle, with the tones of its inside and its frame. */
export const elevator = (x: number, [width, height]: Size, fill: Tone, stroke: Tone): Shape => {
  const [left, right, top] = [x - width / 2, x + width / 2, 306 - height];
  return {
    kind: 'line',
    points: [
      [left, 306],
      [left, top],
      [right, top],
      [right, 306],
    ],
    fill,
    stroke,
    width: 24,
  };
};
