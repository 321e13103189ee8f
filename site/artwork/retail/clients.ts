import type { Shape } from '#design-system';
import {
  avatar,
  cross,
  cutOut,
  line,
  lookInRow,
  looks,
  matchStop,
  panel,
  piece,
  slot,
  waves,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';

/** A register that has no network, and still prints the receipt of a sale. */
export const offlineSale = piece([
  panel([218, 0], [70, 96], 8, 'raised'),
  centered(onBright(strong([253, 18], 'Paid', 23))),
  ...matchStop([253, 54], 21),
  panel([0, 0], [206, 74], 16, 'brand'),
  ...waves([46, 54], [14, 27], [315, 405], 'quiet', 7),
  { kind: 'dot', at: [46, 54], r: 5.5, fill: 'quiet' },
  ...cross([64, 52], 7, 'raised'),
  onBrand(heading([88, 38], 'Offline', 31)),
  panel([78, 70], [50, 20], 0, 'brand'),
  panel([0, 84], [300, 20], 10, 'brand'),
  slot([210, 88], [86, 5], 'quiet'),
]);

/** Shoppers in line, from the end of the queue: where each is, and how large. */
const waiting = [
  [24, 82, 22],
  [80, 77, 27],
  [146, 72, 32],
] as const;

/** A queue on launch day, and the notice that its first shopper gets. */
export const nextInLine = piece([
  slot([0, 0], [222, 36], 'brand'),
  centered(onBrand(heading([104, 19], 'You’re next', 28))),
  ...waiting.flatMap(([x, y, r], index) => avatar([x, y], r, 'quiet', lookInRow(index))),
  { kind: 'dot', at: [248, 52], r: 52, fill: 'background' },
  ...avatar([248, 52], 46, 'raised', looks.bob),
]);

/** A line of a cart: apples by weight, and the kind that replaces the one that's out of stock. */
export const substitute = piece([
  panel([62, 0], [238, 104], 20, 'brand'),
  cutOut(
    [
      [28, 48],
      [50, 56],
      [72, 48],
      [75, 62],
      [66, 80],
      [50, 78],
      [34, 80],
      [25, 62],
    ],
    'quiet',
    46,
  ),
  { kind: 'arc', at: [50, 62], r: 34, from: 255, to: 305, stroke: 'raised', width: 6 },
  line([50, 42], [47, 18], 'strong', 7),
  cutOut(
    [
      [54, 26],
      [64, 9],
      [82, 6],
      [73, 23],
    ],
    'match',
    8,
  ),
  ...struck(onBrand(plain([122, 27], 'Gala', 'onBrand', 25)), 48),
  onBrand(heading([120, 70], 'Fuji', 46)),
  { ...plain([284, 73], '1.2 lb', 'onBrand', 25), anchor: 'end' },
]);

/** A sign that a carton has on its side: this way up. */
const upward = (x: number): readonly Shape[] => [
  line([x, 95], [x, 82], 'brand', 5),
  {
    kind: 'line',
    points: [
      [x - 8, 88],
      [x, 80],
      [x + 8, 88],
    ],
    stroke: 'brand',
    width: 5,
  },
];

/** A carton with the price tag of a customer who has a contract. */
export const contractPrice = piece([
  panel([6, 0], [288, 104], 10, 'quiet'),
  panel([0, 0], [300, 30], 10, 'brand'),
  slot([20, 43], [50, 18], 'brand'),
  ...upward(34),
  ...upward(57),
  ...(
    [
      ['background', 26],
      ['raised', 16],
    ] as const
  ).map(([fill, width]) =>
    cutOut(
      [
        [100, 52],
        [128, 20],
        [268, 20],
        [268, 84],
        [128, 84],
      ],
      fill,
      width,
    ),
  ),
  { kind: 'match', from: [60, 52], to: [116, 52], stroke: 'strong', width: 4 },
  { kind: 'dot', at: [117, 52], r: 8.5, fill: 'strong' },
  onBright(strong([142, 32], 'Your price', 23)),
  onBright(heading([141, 67], '$7.90', 45)),
]);
