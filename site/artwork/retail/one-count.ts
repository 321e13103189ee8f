import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, outline, panel } from '../figure-shapes.ts';
import { button, centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A sneaker, seen from the side, from its heel. */
const sneaker = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x, y],
      [x + 5, y - 46],
      [x + 29, y - 39],
      [x + 52, y - 48],
      [x + 79, y - 20],
      [x + 110, y - 11],
      [x + 115, y],
    ],
    'brand',
    8,
  ),
  line([x, y + 6], [x + 116, y + 6], 'raised', 13),
  line([x + 53, y - 39], [x + 42, y - 28], 'raised', 4),
  line([x + 65, y - 29], [x + 53, y - 18], 'raised', 4),
];

/** Keys of the scanner in the store. */
const keys = [316, 370].flatMap((y) =>
  [330, 376, 422].map((x): Shape => panel([x, y], [38, 38], 10, 'line')),
);

/**
 * A shoe on the website and on the scanner in the store, with the same count of pairs, and how many
 * orders had to be canceled last year and this year.
 */
export const oneCount: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([0, 0], [416, 296], 22, 'surface'),
    outline([1, 1], [414, 294], 21, 'line'),
    panel([28, 14], [360, 40], 10, 'line'),
    { kind: 'dot', at: [49, 32], r: 6.5, stroke: 'text', width: 2.5 },
    line([54, 37], [59, 42], 'text', 2.5),
    plain([72, 35], 'Trail shoes', 'text', 21),
    line([1, 68], [415, 68], 'line', 1.5),
    panel([28, 92], [152, 180], 16, 'quiet'),
    ...sneaker([46, 196]),
    heading([200, 108], 'Size 9', 26),
    strong([200, 144], '12 left', 21),
    ...button([200, 220], [90, 52], { fill: 'raised', text: 'Add', radius: 14 }),
    panel([302, 80], [178, 360], 38, 'background'),
    panel([310, 88], [170, 352], 34, 'brand'),
    panel([326, 106], [138, 190], 20, 'raised'),
    onBright(centered(strong([395, 138], 'Size 9', 21))),
    onBright(centered(heading([395, 196], '12', 64))),
    onBright(centered(strong([395, 252], 'left', 21))),
    ...keys,
    strong([0, 330], 'Canceled orders', 21),
    panel([0, 352], [282, 36], 8, 'line'),
    plain([16, 371], '183 last year', 'text', 21),
    panel([0, 400], [17, 36], 8, 'match'),
    strong([30, 419], '11 this year', 21),
  ],
};
