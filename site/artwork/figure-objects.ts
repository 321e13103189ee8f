import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, slot } from './basic-shapes.ts';

/** A sneaker, 36 wide and 15 high at a scale of 1, with the tones of its leather and its laces. */
export const sneaker = (
  [x, y]: Point,
  scale: number,
  upper: Tone,
  laces: Tone,
): readonly Shape[] => {
  const at = (right: number, down: number): Point => [x + right * scale, y + down * scale];
  const outline = scale * 1.6;
  return [
    cutOut(
      [
        at(2.4, 1.2),
        at(5.8, 3.8),
        at(10.8, 3.2),
        at(13.4, 0),
        at(23, 6.6),
        at(31.6, 8.6),
        at(34, 12.4),
        at(2.1, 12.4),
      ],
      upper,
      outline,
    ),
    cutOut([at(2.2, 8.6), at(5.4, 8.6), at(5.4, 12.4), at(2.1, 12.4)], 'quiet', outline),
    cutOut([at(28.8, 10), at(32, 10), at(33.8, 12.4), at(27.4, 12.4)], 'quiet', outline),
    ...[0, 1, 2, 3].map((lace) =>
      line(
        at(15.6 + lace * 2.7, 2.8 + lace * 1.7),
        at(13 + lace * 2.7, 5.7 + lace * 1.7),
        laces,
        scale * 0.8,
      ),
    ),
    slot(at(0, 12), [scale * 36.2, scale * 3.1], 'strong'),
  ];
};
