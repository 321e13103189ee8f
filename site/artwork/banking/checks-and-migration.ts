import type { Point, Shape } from '#design-system';
import {
  cutOut,
  dollarSign,
  line,
  looks,
  matchStop,
  panel,
  piece,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A washing machine. The point is the middle of its window. */
const washer = ([x, y]: Point): readonly Shape[] => [
  panel([x - 46, 0], [92, 104], 12, 'raised'),
  slot([x - 36, 10], [34, 8], 'quiet'),
  { kind: 'dot', at: [x + 30, 14], r: 6, fill: 'strong' },
  { kind: 'dot', at: [x, y], r: 36, fill: 'quiet', stroke: 'strong', width: 6 },
];

/** A guard dog at the laundromat. It ignores the sock, and smells the money in the other machine. */
export const rankedAlerts = piece([
  ...washer([46, 62]),
  {
    kind: 'line',
    points: [
      [44, 44],
      [48, 68],
      [62, 76],
    ],
    stroke: 'raised',
    width: 18,
  },
  ...washer([146, 62]),
  cutOut(
    [
      [122, 58],
      [164, 46],
      [172, 66],
      [130, 78],
    ],
    'raised',
    6,
  ),
  ...dollarSign([147, 62], 11, 'strong'),
  cutOut(
    [
      [238, 60],
      [276, 60],
      [290, 98],
      [244, 98],
    ],
    'quiet',
    12,
  ),
  slot([204, 34], [56, 30], 'quiet'),
  panel([228, 14], [52, 52], 22, 'quiet'),
  slot([262, 16], [22, 50], 'brand'),
  slot([198, 34], [22, 16], 'strong'),
  { kind: 'dot', at: [240, 34], r: 4.5, fill: 'strong' },
  line([242, 72], [278, 72], 'brand', 9),
]);

/** A parrot. The point is the middle of its head. */
const parrot = ([x, y]: Point, scale: number): readonly Shape[] => {
  const at = (right: number, down: number): Point => [x + right * scale, y + down * scale];
  return [
    line(at(8, 34), at(18, 56), 'brand', scale * 12),
    line(at(0, 0), at(4, 28), 'brand', scale * 34),
    line(at(9, 16), at(12, 34), 'raised', scale * 13),
    { kind: 'dot', at: at(-4, -1), r: scale * 10, fill: 'raised' },
    { kind: 'dot', at: at(-2, -3), r: scale * 3.5, fill: 'strong' },
    cutOut([at(-13, -4), at(-22, 4), at(-20, 14), at(-11, 6)], 'strong', scale * 6),
  ];
};

/** An applicant’s selfie with his parrot, which is on his ID, too. */
export const selfieWithId = piece([
  panel([0, 0], [182, 104], 20, 'brand'),
  panel([9, 8], [148, 88], 12, 'quiet'),
  { kind: 'dot', at: [170, 52], r: 7, fill: 'raised' },
  { kind: 'face', at: [58, 96], size: 90, ...looks.mustache },
  ...parrot([108, 36], 1),
  panel([194, 6], [106, 76], 10, 'raised'),
  panel([202, 14], [66, 60], 6, 'quiet'),
  { kind: 'face', at: [224, 74], size: 54, ...looks.mustache },
  ...parrot([252, 38], 0.55),
  slot([274, 24], [18, 8], 'quiet'),
  ...matchStop([278, 82], 22),
]);

/** A fish. The point is the middle of its body, and the number is how far its nose is up. */
const fish = ([x, y]: Point, up: number): readonly Shape[] => [
  cutOut(
    [
      [x - 8, y + up],
      [x - 25, y - 9 + up * 2],
      [x - 25, y + 9 + up * 2],
    ],
    'raised',
    5,
  ),
  line([x - 8, y + up], [x + 12, y - up], 'raised', 22),
  { kind: 'dot', at: [x + 13, y - up - 2], r: 3.5, fill: 'strong' },
];

/** Goldfish move one at a time. Both bowls stay equally full for 30 days. */
export const equalBalances = piece([
  { kind: 'dots', at: [51, 53], count: 2, gap: 198, r: 51, fill: 'quiet' },
  panel([0, 0], [300, 28], 0, 'background'),
  ...[5, 203].map((x) => slot([x, 24], [92, 10], 'raised')),
  ...fish([44, 54], 2),
  ...fish([58, 82], -1),
  ...fish([252, 66], -3),
  ...fish([148, 19], 3),
  panel([114, 42], [72, 62], 10, 'match'),
  onBright(centered(heading([150, 64], '30', 35))),
  onBright(centered(strong([150, 89], 'days', 22))),
]);
