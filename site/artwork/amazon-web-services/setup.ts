import type { Point } from '#design-system';
import { cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** An admin, who is a beaver. The logs are behind iron bars, which it can’t gnaw. */
export const stoppedBeaver = pieceOn('inverse', [
  { kind: 'dots', at: [214, 40], count: 2, gap: 42, r: 21, fill: 'quiet' },
  { kind: 'dots', at: [214, 40], count: 2, gap: 42, r: 9, fill: 'brand' },
  { kind: 'dots', at: [193, 76], count: 3, gap: 42, r: 21, fill: 'raised' },
  { kind: 'dots', at: [193, 76], count: 3, gap: 42, r: 9, fill: 'brand' },
  {
    kind: 'line',
    points: [
      [172, 8],
      [172, 99],
      [214, 99],
      [214, 8],
      [256, 8],
      [256, 99],
      [296, 99],
      [296, 8],
    ],
    stroke: 'control',
    width: 8,
  },
  slot([0, 66], [90, 32], 'brand'),
  panel([44, 56], [104, 46], 23, 'quiet'),
  { kind: 'dots', at: [66, 18], count: 2, gap: 60, r: 9, fill: 'quiet' },
  panel([60, 2], [72, 62], 32, 'quiet'),
  line([134, 72], [172, 44], 'quiet', 15),
  { kind: 'dots', at: [82, 24], count: 2, gap: 28, r: 4.5, fill: 'strong' },
  { kind: 'dots', at: [83, 42], count: 2, gap: 26, r: 13, fill: 'raised' },
  panel([84, 44], [24, 23], 4, 'raised'),
  line([96, 50], [96, 66], 'strong', 3),
  slot([85, 30], [22, 14], 'strong'),
  panel([40, 68], [112, 34], 8, 'match'),
  onBright(centered(strong([96, 84], 'Admin', 30))),
  slot([0, 96], [300, 8], 'control'),
]);

/** A monkey moves with its suitcase to a branch with bananas. Its tail still holds the old branch. */
export const movingMonkey = pieceOn('brand', [
  slot([0, 8], [106, 34], 'quiet'),
  { kind: 'arc', at: [249, 54], r: 24, from: 70, to: 175, stroke: 'raised', width: 11 },
  { kind: 'arc', at: [267, 54], r: 24, from: 70, to: 175, stroke: 'raised', width: 11 },
  slot([184, 4], [116, 44], 'match'),
  onBright(centered(heading([257, 25], 'New', 32))),
  { kind: 'match', from: [140, 94], to: [88, 50], stroke: 'brand', width: 9 },
  { kind: 'arc', at: [88, 28], r: 22, from: -20, to: 180, stroke: 'brand', width: 9 },
  line([166, 84], [202, 32], 'brand', 13),
  line([170, 88], [206, 70], 'brand', 13),
  { kind: 'dot', at: [204, 27], r: 10, fill: 'quiet' },
  { kind: 'frame', at: [196, 66], size: [28, 20], radius: 7, stroke: 'quiet', width: 6 },
  panel([180, 76], [60, 28], 7, 'raised'),
  panel([126, 62], [48, 42], 22, 'brand'),
  { kind: 'dots', at: [121, 46], count: 2, gap: 58, r: 10, fill: 'quiet' },
  { kind: 'dot', at: [150, 44], r: 28, fill: 'brand' },
  { kind: 'dots', at: [141, 38], count: 2, gap: 18, r: 11, fill: 'quiet' },
  slot([129, 44], [42, 26], 'quiet'),
  { kind: 'dots', at: [142, 39], count: 2, gap: 16, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [150, 50], r: 10, from: 110, to: 250, stroke: 'strong', width: 4 },
]);

/** A bucket upside down, or a tower of sand from it. The point is its middle at the top. */
const molded = ([x, y]: Point, fill: 'raised' | 'strong') =>
  cutOut(
    [
      [x - 30, y + 4],
      [x + 30, y + 4],
      [x + 38, y + 42],
      [x - 38, y + 42],
    ],
    fill,
    8,
  );

/** A wave takes a sandcastle. A girl builds it again with the bucket that every tower comes from. */
export const sandcastle = pieceOn('accent', [
  { kind: 'dot', at: [48, 52], r: 45, fill: 'brand' },
  { kind: 'dot', at: [70, 62], r: 30, fill: 'background' },
  panel([3, 56], [36, 42], 4, 'brand'),
  { kind: 'dots', at: [74, 30], count: 2, gap: 14, r: 11, fill: 'raised' },
  { kind: 'dot', at: [87, 45], r: 9, fill: 'raised' },
  { kind: 'dot', at: [64, 90], r: 14, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [62, 88],
      [72, 56],
      [56, 58],
      [68, 68],
    ],
    stroke: 'strong',
    width: 4,
  },
  { kind: 'face', at: [114, 98], size: 94, ...looks.ponytail, clothes: 'brand' },
  molded([194, 52], 'raised'),
  molded([258, 52], 'raised'),
  line([264, 54], [264, 10], 'brand', 5),
  cutOut(
    [
      [266, 10],
      [292, 19],
      [266, 28],
    ],
    'brand',
    5,
  ),
  { kind: 'dots', at: [244, 50], count: 3, gap: 20, r: 7, fill: 'raised' },
  slot([248, 66], [24, 38], 'brand'),
  molded([194, 3], 'strong'),
  { ...centered(heading([194, 25], '.tf', 32)), fill: 'raised' },
  line([132, 88], [158, 44], 'brand', 14),
  slot([0, 94], [300, 10], 'raised'),
]);
