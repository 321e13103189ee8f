import type { Point, Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

/** A visitor who already drinks coffee, below the time she has for it. The point is a corner. */
export const coffee = ([x, y]: Point, height: number, seconds: number): readonly Shape[] => {
  const end = y + height;
  return [
    { kind: 'frame', at: [x, y], size: [124, height], radius: 16, fill: 'quiet' },
    onBright(heading([x + 14, y + 44], `${seconds}`, 76)),
    onBright(heading([x + 14, y + 92], 'seconds', 24)),
    onBright(heading([x + 14, y + 120], 'sooner', 24)),
    { kind: 'face', at: [x + 56, end], size: 128, ...looks.curls },
    line([x + 94, end - 14], [x + 90, end - 42], 'strong', 20),
    cutOut(
      [
        [x + 68, end - 37],
        [x + 98, end - 56],
        [x + 90, end - 74],
        [x + 56, end - 63],
      ],
      'brand',
      4,
    ),
    line([x + 67, end - 36], [x + 55, end - 64], 'strong', 6),
    { kind: 'dot', at: [x + 87, end - 50], r: 11, fill: 'raised' },
  ];
};
