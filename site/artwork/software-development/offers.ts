import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A spreadsheet as a ball on a chain. The dispatcher it held has left with an order’s parcel. */
export const brokenFormula = piece([
  slot([0, 96], [300, 8], 'control'),
  { kind: 'dot', at: [48, 50], r: 48, fill: 'raised' },
  ...[20, 80].map((y) => line([13, y], [83, y], 'quiet', 4)),
  line([48, 4], [48, 96], 'quiet', 4),
  panel([4, 35], [88, 32], 2, 'quiet'),
  onBright(centered(heading([48, 51], '#REF!', 26))),
  ...[90, 118].map(
    (x): Shape => ({ kind: 'slot', at: [x, 75], size: [26, 17], stroke: 'raised', width: 6 }),
  ),
  line([111, 83], [123, 83], 'quiet', 6),
  line([139, 83], [149, 83], 'quiet', 6),
  { kind: 'arc', at: [151, 64], r: 16, from: -30, to: 205, stroke: 'raised', width: 7 },
  { kind: 'face', at: [236, 66], size: 72, ...looks.headscarf, clothes: 'quiet', collar: 'brand' },
  panel([172, 54], [128, 42], 8, 'match'),
  onBright(centered(heading([236, 76], 'Order 318', 25))),
  ...[182, 272].map((x) => slot([x, 46], [18, 18], 'raised')),
]);

/** A camel, which stores what it needs, in a desert without a signal. Its blanket is a phone. */
export const savedOnCamel = piece([
  slot([0, 96], [300, 8], 'control'),
  line([249, 70], [249, 98], 'brand', 9),
  panel([198, 46], [102, 38], 8, 'raised'),
  onBright(centered(strong([249, 66], 'No signal', 21))),
  {
    kind: 'face',
    at: [86, 62],
    size: 66,
    ...looks.grayHair,
    clothes: 'brand',
  },
  line([16, 60], [6, 80], 'quiet', 6),
  ...[26, 42, 130, 146].map((x) => line([x, 74], [x, 94], 'quiet', 11)),
  { kind: 'dots', at: [38, 46], count: 2, gap: 96, r: 27, fill: 'quiet' },
  slot([11, 50], [150, 32], 'quiet'),
  {
    kind: 'line',
    points: [
      [146, 64],
      [168, 64],
      [182, 24],
    ],
    stroke: 'quiet',
    width: 19,
  },
  cutOut(
    [
      [182, 18],
      [212, 22],
      [214, 30],
      [184, 32],
    ],
    'quiet',
    14,
  ),
  line([178, 14], [172, 7], 'quiet', 7),
  { kind: 'dot', at: [192, 20], r: 3.5, fill: 'strong' },
  line([207, 32], [217, 31], 'strong', 3),
  {
    kind: 'frame',
    at: [48, 54],
    size: [76, 37],
    radius: 9,
    fill: 'match',
    stroke: 'brand',
    width: 6,
  },
  onBright(centered(strong([86, 73], 'Saved', 22))),
]);

/** An octopus as the fifth user. It presses the right button, and holds up a tally of five. */
export const fifthUser = piece([
  panel([14, 66], [104, 38], 8, 'raised'),
  slot([0, 34], [132, 52], 'brand'),
  onBrand(centered(heading([66, 61], 'Send', 42))),
  { kind: 'match', from: [186, 70], to: [104, 28], stroke: 'quiet', width: 15 },
  ...[136, 166, 230, 260].map(
    (x): Shape => ({ kind: 'match', from: [198, 70], to: [x, 96], stroke: 'quiet', width: 15 }),
  ),
  panel([246, 2], [54, 64], 8, 'raised'),
  ...[258, 268, 278, 288].map((x) => line([x, 18], [x, 46], 'strong', 5)),
  line([253, 41], [293, 23], 'match', 6),
  { kind: 'match', from: [212, 70], to: [262, 60], stroke: 'quiet', width: 15 },
  panel([156, 0], [84, 80], 40, 'quiet'),
  { kind: 'dots', at: [184, 26], count: 2, gap: 28, r: 5, fill: 'strong' },
  { kind: 'arc', at: [198, 31], r: 9, from: 110, to: 250, stroke: 'strong', width: 4 },
  panel([152, 50], [92, 34], 8, 'raised'),
  onBright(centered(strong([198, 68], 'User 5', 25))),
]);

/** A mouse. The point is between its eyes. */
const mouse = ([x, y]: Point): readonly Shape[] => [
  { kind: 'match', from: [x - 14, y + 44], to: [x - 36, y + 14], stroke: 'control', width: 5 },
  slot([x - 19, y + 8], [38, 46], 'quiet'),
  { kind: 'dots', at: [x - 21, y - 18], count: 2, gap: 42, r: 15, fill: 'quiet' },
  cutOut(
    [
      [x - 14, y - 8],
      [x + 14, y - 8],
      [x, y + 16],
    ],
    'raised',
    20,
  ),
  { kind: 'dots', at: [x - 9, y], count: 2, gap: 18, r: 4, fill: 'strong' },
  { kind: 'dot', at: [x, y + 20], r: 6, fill: 'strong' },
];

/** Two mice, who share the first piece of a cheese before everyone gets it. */
export const firstUsers = piece([
  ...mouse([40, 40]),
  ...mouse([116, 40]),
  cutOut(
    [
      [52, 91],
      [104, 68],
      [104, 91],
    ],
    'match',
    7,
  ),
  cutOut(
    [
      [164, 42],
      [295, 6],
      [295, 42],
    ],
    'raised',
    8,
  ),
  panel([160, 40], [139, 56], 4, 'quiet'),
  { kind: 'dot', at: [252, 40], r: 12, fill: 'brand' },
  { kind: 'dots', at: [178, 52], count: 2, gap: 108, r: 6, fill: 'brand' },
  onBright(centered(heading([229, 76], 'Everyone', 29))),
  slot([0, 96], [300, 8], 'control'),
]);
