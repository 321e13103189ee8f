import type { Point, Shape } from '#design-system';

/** Lines of text in a newspaper, each as long as its number. */
export const texts = ([x, y]: Point, lengths: readonly number[]): Shape => ({
  kind: 'line',
  points: [
    [x, y + lengths.length * 18 - 18],
    [x, y],
    ...lengths.flatMap((length, index): Point[] => [
      [x, y + index * 18],
      [x + length, y + index * 18],
      [x + length, y + index * 18 - 9],
      [x, y + index * 18 - 9],
    ]),
  ],
  fill: 'quiet',
});
