import type { Point, Shape } from '#design-system';
import { line, piece, slot, sneaker } from '../figure-shapes.ts';
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

/** A search with a typo, and the sneaker that it finds. */
export const search = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 30, fill: 'raised' },
  ...typed([30, 27], 28),
  ...found([8, 52], [284, 44], 28),
  ...sneaker([164, 40], 3.2, 'brand', 'raised'),
]);

/** The same, in one line. */
export const wideSearch = piece(
  [
    slot([0, 0], [685, 104], 'raised'),
    ...typed([46, 53], 46),
    ...found([275, 12], [398, 80], 46),
    ...sneaker([527, 26], 3.5, 'brand', 'raised'),
  ],
  685,
);
