import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, pieceOn, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** An owl on the phone, and a bat on the line. Calls are free at the hours when both are awake. */
export const readableRule = piece([
  ...[-1, 1].map(
    (side): Shape =>
      cutOut(
        [
          [64 + side * 36, 4],
          [64 + side * 36, 44],
          [64 + side * 8, 22],
        ],
        'quiet',
        8,
      ),
  ),
  panel([24, 12], [80, 92], 40, 'quiet'),
  { kind: 'dots', at: [47, 40], count: 2, gap: 36, r: 18, fill: 'raised' },
  { kind: 'dots', at: [49, 40], count: 2, gap: 32, r: 9, fill: 'strong' },
  cutOut(
    [
      [58, 52],
      [72, 52],
      [65, 65],
    ],
    'strong',
    4,
  ),
  { kind: 'dots', at: [55, 80], count: 3, gap: 15, r: 4, fill: 'raised' },
  { kind: 'dots', at: [62, 92], count: 2, gap: 15, r: 4, fill: 'raised' },
  line([11, 26], [11, 76], 'raised', 12),
  ...[18, 68].map((y) => panel([5, y], [25, 17], 6, 'raised')),
  line([38, 64], [13, 52], 'quiet', 18),
  line([114, 8], [297, 8], 'raised', 5),
  ...[130, 222].map((x) => line([x, 8], [x, 44], 'raised', 5)),
  panel([111, 38], [131, 48], 10, 'match'),
  onBright(centered(strong([176, 63], 'Free after 8', 22))),
  ...[266, 280].map((x) => line([x, 6], [x, 24], 'quiet', 6)),
  ...[-1, 1].map(
    (side): Shape =>
      cutOut(
        [
          [273 + side * 3, 24],
          [273 + side * 24, 20],
          [273 + side * 24, 74],
          [273 + side * 15, 62],
          [273 + side * 6, 70],
        ],
        'raised',
        4,
      ),
  ),
  line([273, 30], [273, 62], 'quiet', 18),
  ...[-1, 1].map(
    (side): Shape =>
      cutOut(
        [
          [273 + side * 16, 72],
          [273 + side * 17, 101],
          [273 + side * 3, 88],
        ],
        'quiet',
        5,
      ),
  ),
  { kind: 'dot', at: [273, 70], r: 20, fill: 'quiet' },
  { kind: 'dots', at: [265, 78], count: 2, gap: 16, r: 4, fill: 'strong' },
  { kind: 'arc', at: [273, 71], r: 9, from: 290, to: 430, stroke: 'strong', width: 3 },
  ...[-1, 1].map(
    (side): Shape =>
      cutOut(
        [
          [273 + side * 7, 62],
          [273 + side * 2, 62],
          [273 + side * 5, 54],
        ],
        'raised',
        2,
      ),
  ),
]);

/** A technician’s flashlight finds the mouse that has bitten through a cable. */
export const alarmMap = pieceOn('inverse', [
  cutOut(
    [
      [138, 62],
      [214, 14],
      [214, 90],
      [138, 90],
    ],
    'match',
    4,
  ),
  { kind: 'dot', at: [246, 53], r: 51, fill: 'match' },
  {
    kind: 'face',
    at: [44, 104],
    size: 104,
    ...looks.baldHead,
    clothes: 'raised',
    collar: 'strong',
  },
  line([66, 88], [96, 80], 'raised', 25),
  line([98, 76], [126, 76], 'raised', 18),
  cutOut(
    [
      [124, 68],
      [138, 59],
      [138, 93],
      [124, 84],
    ],
    'raised',
    6,
  ),
  { kind: 'dot', at: [108, 78], r: 14, fill: 'quiet' },
  { kind: 'dots', at: [224, 27], count: 2, gap: 44, r: 17, fill: 'strong' },
  { kind: 'dots', at: [224, 27], count: 2, gap: 44, r: 9, fill: 'quiet' },
  slot([216, 54], [60, 50], 'strong'),
  { kind: 'dot', at: [246, 42], r: 25, fill: 'strong' },
  { kind: 'dots', at: [236, 38], count: 2, gap: 20, r: 9, fill: 'raised' },
  { kind: 'dots', at: [233, 39], count: 2, gap: 20, r: 4.5, fill: 'strong' },
  ...[50, 58].flatMap((y) =>
    [-1, 1].map((side) => line([246 + side * 8, 55], [246 + side * 24, y], 'quiet', 2)),
  ),
  { kind: 'dot', at: [246, 55], r: 6, fill: 'quiet' },
  panel([240, 64], [12, 13], 3, 'raised'),
  line([180, 99], [234, 78], 'raised', 10),
  line([258, 78], [294, 70], 'raised', 10),
  { kind: 'dots', at: [227, 83], count: 2, gap: 38, r: 9, fill: 'quiet' },
]);
