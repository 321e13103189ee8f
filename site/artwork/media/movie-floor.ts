import type { Shape } from '#design-system';
import { cutOut, line, onCircle } from '../figure-shapes.ts';

/** A bucket of popcorn. */
const popcorn: readonly Shape[] = [
  cutOut(
    [
      [-108, 336],
      [-93, 322],
      [-76, 330],
      [-58, 321],
      [-43, 336],
    ],
    'subtle',
    30,
  ),
  cutOut(
    [
      [-118, 344],
      [-34, 344],
      [-46, 407],
      [-106, 407],
    ],
    'raised',
    6,
  ),
  line([-92, 350], [-88, 402], 'brand', 14),
  line([-60, 350], [-64, 402], 'brand', 14),
];

/** A mouse with a piece of popcorn. */
const mouse: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-230, 404],
      [-256, 406],
      [-276, 396],
      [-292, 402],
    ],
    stroke: 'control',
    width: 5,
  },
  cutOut(
    [
      [-228, 399],
      [-218, 380],
      [-196, 372],
      [-166, 396],
    ],
    'control',
    22,
  ),
  line([-200, 366], [-200, 366], 'quiet', 26),
  line([-180, 384], [-180, 384], 'strong', 7),
  line([-144, 397], [-138, 394], 'subtle', 24),
];

/** A film reel. */
const reel: readonly Shape[] = [
  line([-420, 364], [-420, 364], 'quiet', 92),
  ...[0, 120, 240].map((degrees) => {
    const hole = onCircle([-420, 364], 25, degrees);
    return line(hole, hole, 'background', 24);
  }),
];

/** Empty seats of a movie theater. */
const seats: readonly Shape[] = [
  ...[-728, -654, -580].map((x) =>
    cutOut(
      [
        [x - 18, 326],
        [x + 18, 326],
        [x + 18, 380],
        [x - 18, 380],
      ],
      'brand',
      22,
    ),
  ),
  line([-750, 388], [-558, 388], 'quiet', 28),
  ...[-765, -691, -617, -543].map((x) => line([x, 364], [x, 403], 'raised', 14)),
];

/** What is left of the movie theater on the ground: seats, a reel, and popcorn for a mouse. */
export const movieFloor: readonly Shape[] = [...popcorn, ...mouse, ...reel, ...seats];
