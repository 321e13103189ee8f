import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** An admin, who is a dog. Like a cone around its neck, the limits also hold for it. */
export const dogInCone = pieceOn('brand', [
  { kind: 'match', from: [25, 62], to: [9, 12], direction: 'down', stroke: 'quiet', width: 17 },
  ...[28, 58, 128, 156].map((x) => line([x, 70], [x, 95], 'quiet', 20)),
  slot([14, 32], [160, 54], 'quiet'),
  line([148, 60], [184, 53], 'quiet', 42),
  panel([26, 29], [118, 60], 10, 'match'),
  onBright(centered(strong([85, 60], 'Admin', 35))),
  cutOut(
    [
      [178, 32],
      [279, 9],
      [279, 97],
      [178, 74],
    ],
    'raised',
    10,
  ),
  slot([279, 1], [19, 104], 'quiet'),
  { kind: 'dot', at: [216, 53], r: 31, fill: 'quiet' },
  slot([206, 50], [70, 36], 'quiet'),
  { kind: 'dot', at: [266, 58], r: 13, fill: 'strong' },
  line([242, 76], [258, 76], 'strong', 6),
  line([198, 40], [192, 70], 'strong', 23),
  { kind: 'dot', at: [230, 43], r: 11, fill: 'raised' },
  { kind: 'dot', at: [233, 46], r: 6, fill: 'strong' },
]);

/** A monkey moves to a new branch. Its tail still holds the old one, which says Undo. */
export const movingMonkey = pieceOn('subtle', [
  slot([0, 14], [136, 42], 'quiet'),
  onBright(centered(strong([42, 36], 'Undo', 28))),
  slot([216, 6], [84, 30], 'quiet'),
  { kind: 'match', from: [192, 92], to: [116, 64], stroke: 'brand', width: 16 },
  { kind: 'arc', at: [116, 36], r: 28, from: 180, to: 375, stroke: 'brand', width: 16 },
  line([208, 84], [272, 26], 'brand', 26),
  { kind: 'dot', at: [272, 24], r: 22, fill: 'brand' },
  { kind: 'dots', at: [150, 58], count: 2, gap: 88, r: 19, fill: 'raised' },
  { kind: 'dot', at: [194, 54], r: 50, fill: 'brand' },
  { kind: 'dots', at: [177, 42], count: 2, gap: 34, r: 20, fill: 'raised' },
  slot([158, 48], [72, 48], 'raised'),
  { kind: 'dots', at: [180, 44], count: 2, gap: 28, r: 7, fill: 'strong' },
  { kind: 'arc', at: [194, 62], r: 19, from: 110, to: 250, stroke: 'strong', width: 6 },
]);

/** One half of a crab: an arm with a claw, a leg, and an eye. `side` is -1 for the left. */
const crabHalf = (side: -1 | 1): readonly Shape[] => {
  const at = (right: number, y: number): Point => [150 + side * right, y];
  return [
    { kind: 'line', points: [at(76, 90), at(112, 84), at(128, 100)], stroke: 'quiet', width: 11 },
    line(at(70, 82), at(112, 58), 'quiet', 20),
    { kind: 'dot', at: at(116, 34), r: 34, fill: 'quiet' },
    cutOut([at(117, 36), at(127, 2), at(97, 2)], 'background', 4),
    { kind: 'dot', at: at(32, 62), r: 22, fill: 'quiet' },
  ];
};

/** A crab wears a castle of sand. The bucket it comes from is on top, for the next one. */
export const sandcastle = pieceOn('inverse', [
  ...[68, 94, 190, 216].map((x) => panel([x, 24], [16, 30], 3, 'raised')),
  panel([68, 40], [164, 40], 0, 'raised'),
  cutOut(
    [
      [118, 5],
      [182, 5],
      [190, 50],
      [110, 50],
    ],
    'brand',
    8,
  ),
  { ...centered(heading([150, 24], '.tf', 42)), fill: 'onBrand' },
  ...crabHalf(-1),
  ...crabHalf(1),
  panel([62, 60], [176, 45], 22, 'quiet'),
  { kind: 'dots', at: [118, 62], count: 2, gap: 64, r: 15, fill: 'raised' },
  { kind: 'dots', at: [122, 62], count: 2, gap: 56, r: 8, fill: 'strong' },
  { kind: 'arc', at: [150, 76], r: 18, from: 110, to: 250, stroke: 'strong', width: 6 },
]);
