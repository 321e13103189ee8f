import type { Point, Shape, Size, Tone } from '#design-system';
import { avatar, cross, cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { button, centered, heading, onBrand, onBright, plain, struck } from '../figure-words.ts';

/** A guest's payment: the wallet doesn't answer, so there is a button to pay by card. */
export const secondWay = piece([
  panel([60, 0], [240, 104], 20, 'raised'),
  ...struck(onBright(plain([118, 27], 'Wallet', 'strong', 26)), 74),
  ...cross([270, 27], 9, 'strong'),
  ...button([114, 50], [174, 44], { text: 'Pay by card', fill: 'brand', radius: 12, size: 25 }),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'background' },
  ...avatar([48, 52], 46, 'quiet', looks.grayHair),
]);

/** A foot in a shoe. It stands at 104. */
const foot = (x: number): readonly Shape[] => [
  line([x, 64], [x, 84], 'quiet', 10),
  cutOut(
    [
      [x - 7, 84],
      [x + 5, 84],
      [x + 19, 93],
      [x - 7, 93],
    ],
    'raised',
    6,
  ),
  slot([x - 11, 94], [36, 10], 'brand'),
];

/** A centipede in shoes. It has a store’s awning, a warehouse’s roof, and a truck driver’s cap. */
export const oneCount = piece([
  ...[22, 64, 106, 148, 190].flatMap(foot),
  cutOut(
    [
      [124, 28],
      [160, 8],
      [196, 28],
    ],
    'quiet',
    10,
  ),
  panel([26, 8], [72, 12], 4, 'quiet'),
  { kind: 'dots', at: [35, 20], count: 4, gap: 18, r: 9, fill: 'quiet' },
  slot([0, 26], [244, 44], 'brand'),
  onBrand(heading([40, 49], '128 pairs', 33)),
  { kind: 'dot', at: [254, 54], r: 38, fill: 'quiet' },
  { kind: 'dots', at: [252, 50], count: 2, gap: 22, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [263, 58], r: 11, from: 110, to: 250, stroke: 'strong', width: 5 },
  panel([222, 10], [62, 22], 11, 'brand'),
  slot([228, 26], [72, 10], 'raised'),
]);

/** An elephant, which forgets no points, with a coupon in its trunk. */
export const coupon = piece([
  panel([140, 0], [160, 82], 12, 'raised'),
  { kind: 'dots', at: [240, 0], count: 2, gap: 82, r: 9, fill: 'background', direction: 'down' },
  { ...line([240, 20], [240, 64], 'quiet', 3), dashed: true },
  onBright(centered(heading([190, 42], '$5 off', 30))),
  { kind: 'dots', at: [261, 27], count: 2, gap: 24, r: 9, fill: 'brand' },
  { kind: 'dot', at: [261, 55], r: 9, fill: 'brand' },
  { kind: 'dot', at: [285, 55], r: 8, stroke: 'strong', dashed: true },
  { kind: 'dots', at: [28, 34], count: 2, gap: 76, r: 28, fill: 'brand' },
  { kind: 'dot', at: [66, 38], r: 35, fill: 'quiet' },
  { kind: 'dots', at: [53, 34], count: 2, gap: 26, r: 5, fill: 'strong' },
  ...[-1, 1].map((side) => line([66 + side * 20, 62], [66 + side * 25, 80], 'raised', 8)),
  {
    kind: 'line',
    points: [
      [66, 50],
      [69, 78],
      [84, 91],
      [112, 93],
      [134, 84],
      [144, 66],
    ],
    stroke: 'quiet',
    width: 20,
  },
]);

/** A box with a ribbon. */
const gift = ([x, y]: Point, [width, height]: Size, fill: Tone): readonly Shape[] => [
  panel([x, y], [width, height], 5, fill),
  panel([x + width / 2 - 5, y], [10, height], 0, 'brand'),
];

/** A store’s shelf: an umbrella for the weather, and a pile of gifts for the holiday. */
export const weeks = piece([
  { kind: 'dot', at: [54, 50], r: 46, fill: 'quiet' },
  panel([4, 50], [100, 48], 0, 'background'),
  { kind: 'dots', at: [23, 52], count: 3, gap: 31, r: 14, fill: 'background' },
  line([54, 6], [54, 84], 'raised', 6),
  { kind: 'arc', at: [63, 84], r: 9, from: 90, to: 270, stroke: 'raised', width: 6 },
  ...[112, 128, 144].map((x, drop) =>
    line([x, 14 + (drop % 2) * 20], [x - 4, 24 + (drop % 2) * 20], 'control', 6),
  ),
  ...[112, 177, 242].flatMap((x) => gift([x, 64], [58, 34], 'raised')),
  panel([142, 32], [128, 30], 5, 'brand'),
  onBrand(centered(heading([206, 47], 'Holiday', 27))),
  ...gift([182, 10], [48, 20], 'quiet'),
  ...[-1, 1].map((side) =>
    cutOut(
      [
        [206, 10],
        [206 + side * 14, 3],
        [206 + side * 14, 10],
      ],
      'brand',
      5,
    ),
  ),
  slot([0, 95], [300, 9], 'control'),
]);
