import type { Shape } from '#design-system';
import { cutOut, line, lookInRow, panel, piece, plus, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, onBright, strong } from '../figure-words.ts';

/** A prototype's screen in a test, and its fourth user, at the window of a train. */
export const prototype = piece([
  panel([0, 0], [200, 104], 20, 'raised'),
  onBright(heading([20, 28], 'User 4 of 6', 22)),
  slot([20, 54], [112, 38], 'match'),
  { ...inSlot([76, 74], 'Start', 'strong'), size: 22 },
  { kind: 'dot', at: [128, 82], r: 13, stroke: 'strong', width: 4 },
  panel([174, 0], [126, 104], 16, 'brand'),
  onBrand(strong([188, 19], 'Car 5', 21)),
  panel([182, 34], [110, 70], 10, 'quiet'),
  { kind: 'face', at: [237, 104], size: 78, ...lookInRow(4) },
]);

const tester = (x: number, bottom: number, size: number, index: number): Shape => ({
  kind: 'face',
  at: [x, bottom],
  size,
  ...lookInRow(index),
});

/** Two screens of the prototype. The button leads from one to the other. */
const screens: readonly Shape[] = [
  panel([0, 0], [88, 104], 16, 'raised'),
  slot([14, 16], [60, 10], 'quiet'),
  slot([14, 36], [38, 10], 'quiet'),
  panel([106, 0], [88, 104], 16, 'raised'),
  { kind: 'dot', at: [150, 42], r: 26, fill: 'quiet' },
  { kind: 'tick', at: [150, 44], r: 11, stroke: 'strong', width: 5 },
  slot([126, 82], [48, 10], 'quiet'),
  { kind: 'match', from: [70, 76], to: [124, 42], stroke: 'quiet', width: 5 },
  slot([8, 58], [72, 36], 'match'),
  { ...inSlot([44, 77], 'Start', 'strong'), size: 21 },
];

const ward: readonly Shape[] = [
  panel([218, 0], [148, 104], 14, 'brand'),
  onBrand(strong([232, 20], 'Ward 3', 21)),
  ...plus([340, 20], 9, 'raised'),
  panel([226, 40], [132, 64], 10, 'quiet'),
  tester(260, 104, 66, 0),
  tester(324, 104, 66, 1),
];

const warehouse: readonly Shape[] = [
  cutOut(
    [
      [384, 98],
      [384, 28],
      [452, 6],
      [520, 28],
      [520, 98],
    ],
    'brand',
    12,
  ),
  onBrand(centered(strong([452, 24], 'Aisle 12', 21))),
  panel([386, 40], [132, 64], 10, 'quiet'),
  tester(420, 104, 66, 2),
  tester(484, 104, 66, 3),
];

const train: readonly Shape[] = [
  cutOut(
    [
      [544, 80],
      [544, 6],
      [632, 6],
      [679, 58],
      [679, 80],
    ],
    'brand',
    12,
  ),
  ...[562, 642].map(
    (x): Shape => ({ kind: 'dots', at: [x, 90], count: 2, gap: 22, r: 10, fill: 'brand' }),
  ),
  line([540, 102], [683, 102], 'quiet', 4),
  onBrand(strong([552, 20], 'Car 5', 21)),
  panel([546, 34], [104, 46], 10, 'quiet'),
  tester(573, 80, 52, 4),
  tester(623, 80, 52, 6),
];

/** The same prototype, and its six users in a ward, in an aisle, and on a train. */
export const widePrototype = piece([...screens, ...ward, ...warehouse, ...train], 685);
