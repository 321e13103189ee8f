import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { button, centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A spreadsheet with a broken formula, and the application that replaces it. */
export const brokenFormula = piece([
  panel([0, 0], [286, 92], 14, 'raised'),
  ...[24, 118, 208].map((x) => line([x, 2], [x, 90], 'quiet', 3)),
  ...[26, 70].map((y) => line([2, y], [284, y], 'quiet', 3)),
  panel([24, 26], [94, 44], 4, 'quiet'),
  { kind: 'frame', at: [24, 26], size: [94, 44], radius: 4, stroke: 'brand', width: 5 },
  onBright(centered(heading([71, 49], '#REF!', 25))),
  panel([124, 16], [176, 88], 22, 'background'),
  panel([132, 24], [168, 80], 16, 'brand'),
  onBrand(heading([148, 45], 'Order 318', 25)),
  ...button([148, 63], [136, 32], { text: 'Ship', fill: 'raised', radius: 10, size: 22 }),
]);

/** A passenger on a train without a signal, and the entry that the phone saved. */
export const savedOnTrain = piece([
  ...[44, 82, 136, 174].map((x): Shape => ({ kind: 'dot', at: [x, 90], r: 14, fill: 'quiet' })),
  panel([0, 0], [290, 90], 28, 'brand'),
  line([9, 79], [288, 79], 'quiet', 4),
  panel([14, 12], [68, 58], 14, 'raised'),
  { kind: 'face', at: [48, 70], size: 58, ...looks.afro },
  panel([90, 22], [112, 38], 8, 'strong'),
  { ...centered(strong([146, 42], 'No signal', 21)), fill: 'raised' },
  panel([210, 0], [90, 104], 24, 'background'),
  panel([218, 0], [82, 104], 20, 'quiet'),
  panel([225, 7], [68, 90], 14, 'raised'),
  slot([247, 13], [24, 6], 'strong'),
  { kind: 'dot', at: [259, 46], r: 17, fill: 'brand' },
  { kind: 'tick', at: [259, 48], r: 7.5, stroke: 'onBrand', width: 4 },
  onBright(centered(strong([259, 80], 'Saved', 21))),
]);

const handles: readonly Point[] = [
  [2, 2],
  [282, 2],
  [2, 80],
  [282, 80],
];

/** A button of the library, and the pointer of the fifth user who tries it. */
export const fifthUser = piece([
  { kind: 'frame', at: [10, 10], size: [280, 78], radius: 1, stroke: 'quiet', width: 4 },
  panel([20, 20], [260, 58], 16, 'brand'),
  onBrand(centered(heading([96, 50], 'Send', 42))),
  ...handles.map(
    (at): Shape => ({
      kind: 'frame',
      at,
      size: [16, 16],
      radius: 3,
      fill: 'background',
      stroke: 'quiet',
      width: 4,
    }),
  ),
  cutOut(
    [
      [167, 24],
      [213, 43],
      [192, 50],
      [184, 71],
    ],
    'raised',
    6,
  ),
  panel([208, 64], [92, 40], 12, 'raised'),
  onBright(centered(strong([254, 85], 'User 5', 24))),
]);

/** The slider of a release, which has reached two users and not yet everyone. */
export const firstUsers = piece([
  slot([0, 20], [300, 64], 'quiet'),
  slot([0, 20], [150, 64], 'brand'),
  ...[29, 66].map(
    (x): Shape => ({ kind: 'person', at: [x, 52], r: 18, fill: 'raised', figure: 'strong' }),
  ),
  { kind: 'dot', at: [136, 52], r: 52, fill: 'background' },
  { kind: 'dot', at: [136, 52], r: 46, fill: 'match' },
  ...[124, 136, 148].map((x) => line([x, 38], [x, 66], 'strong', 5)),
  onBright(heading([200, 53], 'Everyone', 20)),
]);
