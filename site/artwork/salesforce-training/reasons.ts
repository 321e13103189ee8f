import type { Point, Shape } from '#design-system';
import {
  cutOut,
  dollarSign,
  exclamation,
  line,
  looks,
  onCircle,
  panel,
  scene,
  slot,
} from '../figure-shapes.ts';

/** A book that lies with its back to the left. */
const book = ([x, y]: Point, width: number): readonly Shape[] => [
  panel([x, y], [width, 28], 8, 'brand'),
  panel([x + 14, y + 6], [width - 14, 16], 3, 'raised'),
];

/** Three books in one strap, with one price. */
export const oneFee = scene('accent', [
  ...book([56, 20], 196),
  panel([36, 50], [226, 28], 8, 'strong'),
  panel([36, 56], [212, 16], 3, 'raised'),
  ...book([48, 80], 202),
  ...[34, 64, 94].map((y) => line([76, y], [236, y], 'line')),
  cutOut(
    [
      [82, 6],
      [132, 20],
      [132, 6],
      [82, 20],
    ],
    'strong',
    6,
  ),
  line([107, 13], [107, 102], 'strong', 12),
  { kind: 'match', from: [107, 36], to: [164, 64], stroke: 'strong', width: 4 },
  panel([144, 38], [92, 54], 12, 'match'),
  { kind: 'dot', at: [162, 65], r: 6, fill: 'strong' },
  ...dollarSign([200, 65], 20, 'strong'),
]);

const stars: readonly Point[] = [
  [222, 20],
  [218, 52],
  [284, 56],
];

/** A laptop and a cup on a desk, half in the morning and half at night. */
export const morningOrEvening = scene('accent', [
  panel([150, 0], [150, 108], 0, 'strong'),
  ...[-60, -30, 0, 30, 60].map((degrees) =>
    line(onCircle([48, 80], 37, degrees), onCircle([48, 80], 49, degrees), 'brand', 6),
  ),
  { kind: 'dot', at: [48, 80], r: 28, fill: 'raised' },
  { kind: 'dot', at: [252, 30], r: 22, fill: 'raised' },
  { kind: 'dot', at: [262, 24], r: 19, fill: 'strong' },
  ...stars.map((at): Shape => ({ kind: 'dot', at, r: 3, fill: 'quiet' })),
  panel([0, 92], [300, 16], 0, 'brand'),
  panel([98, 10], [104, 78], 10, 'brand'),
  panel([106, 18], [88, 60], 4, 'raised'),
  ...[
    [132, 52, 12],
    [150, 43, 16],
    [168, 53, 11],
  ].map(([x = 0, y = 0, r = 0]): Shape => ({ kind: 'dot', at: [x, y], r, fill: 'brand' })),
  slot([122, 48], [56, 16], 'brand'),
  slot([82, 84], [136, 12], 'raised'),
  { kind: 'arc', at: [266, 80], r: 7, from: 0, to: 180, stroke: 'raised', width: 4 },
  panel([238, 68], [28, 24], 6, 'raised'),
]);

/** A trainer who points at the error on a student's screen. */
export const doubtClearing = scene('accent', [
  slot([76, 90], [52, 18], 'brand'),
  panel([16, 6], [172, 90], 12, 'raised'),
  panel([24, 14], [156, 74], 6, 'strong'),
  cutOut(
    [
      [72, 30],
      [98, 72],
      [46, 72],
    ],
    'match',
    10,
  ),
  ...exclamation([72, 57], 13, 'strong'),
  slot([106, 26], [60, 8], 'brand'),
  slot([106, 41], [38, 8], 'brand'),
  { kind: 'face', at: [246, 108], size: 102, ...looks.longHair },
  line([222, 99], [166, 79], 'brand', 18),
  line([152, 74], [126, 66], 'raised', 7),
  { kind: 'dot', at: [153, 75], r: 10, fill: 'raised' },
]);
