import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A coin as high as the piggy bank, with a check mark. */
const coin: readonly Shape[] = [
  line([-94, 326], [-94, 326], 'subtle', 168),
  { kind: 'arc', at: [-94, 326], r: 66, from: 0, to: 359, stroke: 'quiet', width: 8 },
  { kind: 'tick', at: [-94, 328], r: 32, stroke: 'strong', width: 16 },
];

/** A large piggy bank that runs and pushes a coin to the examiner with its snout. */
export const piggyBanks: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-366, 352],
      [-404, 372],
      [-416, 396],
    ],
    stroke: 'quiet',
    width: 28,
  },
  line([-250, 356], [-216, 394], 'quiet', 28),
  {
    kind: 'line',
    points: [
      [-408, 306],
      [-430, 296],
      [-426, 276],
      [-446, 268],
    ],
    stroke: 'raised',
    width: 10,
  },
  line([-346, 350], [-334, 394], 'raised', 30),
  line([-266, 350], [-284, 394], 'raised', 30),
  line([-344, 308], [-274, 304], 'raised', 136),
  line([-252, 310], [-194, 320], 'raised', 60),
  line([-184, 304], [-180, 334], 'quiet', 24),
  cutOut(
    [
      [-276, 268],
      [-290, 238],
      [-226, 264],
    ],
    'quiet',
    12,
  ),
  line([-222, 298], [-222, 298], 'strong', 16),
  line([-346, 250], [-304, 248], 'strong', 9),
  ...coin,
];
