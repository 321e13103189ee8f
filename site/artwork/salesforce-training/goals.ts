import type { Point, Shape } from '#design-system';
import { cutOut, line, onCircle, panel, scene, slot } from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

/** A guide and an exam on a balance: they have the same weight. */
export const examGuide = scene('accent', [
  line([64, 86], [236, 86], 'brand', 8),
  ...[64, 236].flatMap((x) => [
    line([x, 84], [x, 74], 'brand', 14),
    slot([x - 52, 66], [104, 10], 'strong'),
  ]),
  cutOut(
    [
      [132, 84],
      [168, 84],
      [184, 102],
      [116, 102],
    ],
    'brand',
    12,
  ),
  { kind: 'dot', at: [150, 58], r: 30, fill: 'brand' },
  { kind: 'dot', at: [150, 58], r: 22, fill: 'raised' },
  ...[-60, 60].map((degrees) =>
    line(onCircle([150, 58], 14, degrees), onCircle([150, 58], 16, degrees), 'control', 3),
  ),
  line([150, 60], [150, 44], 'strong', 5),
  panel([36, 6], [56, 60], 6, 'brand'),
  panel([36, 6], [12, 60], 5, 'strong'),
  panel([58, 18], [24, 14], 3, 'raised'),
  panel([206, 4], [60, 62], 4, 'raised'),
  ...[18, 35, 52].flatMap((y): readonly Shape[] => [
    { kind: 'dot', at: [220, y], r: 5, stroke: 'strong', width: 2.5 },
    line([234, y], [255, y], 'control', 4),
  ]),
  { kind: 'dot', at: [220, 35], r: 5, fill: 'strong' },
]);

/** A classroom, and a few steps up, the open door to a job. */
export const placement = scene('accent', [
  panel([14, 8], [116, 50], 8, 'strong'),
  { kind: 'frame', at: [28, 16], size: [34, 16], radius: 4, stroke: 'raised', width: 3 },
  { kind: 'frame', at: [82, 34], size: [34, 16], radius: 4, stroke: 'raised', width: 3 },
  { kind: 'match', from: [62, 24], to: [82, 42], stroke: 'raised', width: 3 },
  panel([44, 64], [32, 24], 4, 'strong'),
  { kind: 'dot', at: [60, 74], r: 3, fill: 'background' },
  slot([18, 83], [84, 9], 'brand'),
  ...[30, 90].map((x) => line([x, 88], [x, 104], 'brand', 8)),
  {
    kind: 'line',
    points: [
      [116, 108],
      [116, 99],
      [138, 99],
      [138, 90],
      [160, 90],
      [160, 81],
      [300, 81],
      [300, 108],
    ],
    fill: 'brand',
  },
  panel([204, 12], [82, 69], 0, 'raised'),
  { kind: 'frame', at: [233, 32], size: [24, 20], radius: 6, stroke: 'strong', width: 5 },
  panel([216, 41], [58, 40], 7, 'brand'),
  panel([216, 56], [58, 5], 0, 'raised'),
  panel([240, 52], [10, 13], 3, 'strong'),
  {
    kind: 'line',
    points: [
      [204, 12],
      [172, 2],
      [172, 92],
      [204, 81],
    ],
    fill: 'strong',
  },
  { kind: 'dot', at: [180, 48], r: 4, fill: 'raised' },
]);

const signature = (points: readonly [Point, Point, ...Point[]]): Shape => ({
  kind: 'line',
  points,
  stroke: 'brand',
  width: 4,
});

/** A quote for a car: two people have signed it, and the third is about to. */
export const realProjects = scene('accent', [
  panel([8, 10], [284, 98], 0, 'brand'),
  panel([20, 20], [260, 80], 3, 'raised'),
  panel([116, 3], [68, 18], 6, 'strong'),
  { kind: 'dot', at: [150, 10], r: 3.5, fill: 'background' },
  cutOut(
    [
      [40, 54],
      [42, 44],
      [58, 42],
      [70, 32],
      [96, 32],
      [110, 42],
      [124, 46],
      [125, 54],
    ],
    'brand',
    8,
  ),
  ...[60, 105].map(
    (x): Shape => ({ kind: 'dot', at: [x, 56], r: 9, fill: 'strong', stroke: 'raised', width: 3 }),
  ),
  onBright(heading([139, 44], '$32,400', 25)),
  ...[32, 116, 200].map((x) => line([x, 92], [x + 66, 92], 'control', 3)),
  signature([
    [38, 86],
    [48, 72],
    [50, 86],
    [60, 77],
    [64, 86],
    [72, 81],
    [90, 84],
  ]),
  signature([
    [122, 82],
    [134, 73],
    [130, 88],
    [142, 78],
    [148, 86],
    [158, 75],
    [174, 82],
  ]),
  signature([
    [206, 80],
    [214, 74],
    [212, 86],
    [222, 84],
  ]),
  line([240, 66], [274, 20], 'strong', 16),
  cutOut(
    [
      [222, 86],
      [234, 62],
      [246, 70],
    ],
    'brand',
    3,
  ),
]);
