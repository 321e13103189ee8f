import type { Composition, Point, Shape } from '#design-system';
import { cutOut, ground, line, panel, sneaker } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { care, catInBox, counter, customer, leg, letters } from './apology-counter.ts';

/** A leg that lies on the counter, with the sole of its sneaker to the left. */
const foot = ([x, y]: Point): readonly Shape[] => [
  line([x + 30, y], [x + 90, y + 8], 'strong', 30),
  cutOut(
    [
      [x + 6, y + 8],
      [x + 6, y - 42],
      [x + 16, y - 42],
      [x + 24, y - 18],
      [x + 34, y - 14],
      [x + 34, y + 8],
    ],
    'brand',
    12,
  ),
  line([x - 4, y + 10], [x - 4, y - 44], 'raised', 10),
];

/** The head of customer care, with her feet on the counter. */
const rest: readonly Shape[] = [
  { kind: 'face', at: [344, 210], size: 172, ...care },
  ...foot([262, 172]),
  ...foot([230, 186]),
  ...letters(396, 2),
  ...catInBox([432, 118], 50, 'strong'),
];

/** The customer with a new sneaker in each hand. */
const shopper: readonly Shape[] = [
  ...leg(82, 'strong'),
  ...leg(132, 'strong'),
  line([66, 206], [36, 92], 'control', 28),
  line([150, 206], [184, 92], 'control', 28),
  { kind: 'face', at: [108, 216], size: 190, ...customer },
  cutOut(
    [
      [62, 206],
      [154, 206],
      [160, 250],
      [56, 250],
    ],
    'control',
    22,
  ),
  ...sneaker([1, 56], 1.9, 'brand', 'raised'),
  ...sneaker([152, 56], 1.9, 'brand', 'raised'),
];

/** The customer has her sneakers. Customer care wrote only 11 apologies, and rests. */
export const elevenApologies: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    ground(286, 'brand'),
    { kind: 'dot', at: [268, 58], r: 42, fill: 'raised' },
    ...rest,
    ...counter,
    panel([248, 234], [206, 50], 8, 'match'),
    onBright(centered(heading([351, 260], '11 apologies', 32))),
    ...shopper,
  ],
};
