import type { Point, Shape } from '#design-system';
import { cutOut, line, piece, slot } from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

const typed = ([x, y]: Point, size: number): readonly Shape[] => [
  onBright(heading([x, y], 'sneekers', size)),
  line([x + size * 4.4, y - size * 0.5], [x + size * 4.4, y + size * 0.5], 'brand', 3),
];

/** What is found, in the match. The point is its top left corner. */
const found = ([x, y]: Point, [width, height]: Point, size: number): readonly Shape[] => [
  slot([x, y], [width, height], 'match'),
  onBright(heading([x + height * 0.5, y + height / 2 + 1], 'sneakers', size)),
];

/** A sneaker, 36 wide and 15 high at a scale of 1. The point is its top left corner. */
const sneaker = ([x, y]: Point, scale: number): readonly Shape[] => {
  const at = (right: number, down: number): Point => [x + right * scale, y + down * scale];
  return [
    cutOut(
      [
        at(2.4, 1.2),
        at(5.8, 3.8),
        at(10.8, 3.2),
        at(13.4, 0.8),
        at(23, 6.6),
        at(31.6, 8.6),
        at(34, 12.4),
        at(2.2, 12.4),
      ],
      'brand',
      scale * 1.6,
    ),
    cutOut([at(2.2, 8.6), at(5.4, 8.6), at(5.4, 12.4), at(2.2, 12.4)], 'quiet', scale * 1.6),
    cutOut([at(28.8, 10), at(32, 10), at(33.8, 12.4), at(27.4, 12.4)], 'quiet', scale * 1.6),
    ...[0, 1, 2].map((lace) =>
      line(
        at(16.4 + lace * 3.2, 3.6 + lace * 2),
        at(13.6 + lace * 3.2, 6.8 + lace * 2),
        'raised',
        scale * 0.9,
      ),
    ),
    slot(at(0, 12), [36 * scale, 3 * scale], 'strong'),
  ];
};

/** A search with a typo, and the sneaker that it finds. */
export const search = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 30, fill: 'raised' },
  ...typed([30, 27], 28),
  ...found([8, 52], [284, 44], 28),
  ...sneaker([164, 40], 3.2),
]);

/** The same, in one line. */
export const wideSearch = piece(
  [
    slot([0, 0], [685, 104], 'raised'),
    ...typed([46, 53], 46),
    ...found([275, 12], [398, 80], 46),
    ...sneaker([527, 26], 3.5),
  ],
  685,
);
