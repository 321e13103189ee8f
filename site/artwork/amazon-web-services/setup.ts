import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, pieceOn, slot } from '../figure-shapes.ts';
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

/** A monkey moves to a new branch with its suitcase. Its tail still holds the old one. */
export const movingMonkey = pieceOn('brand', [
  slot([0, 10], [84, 24], 'control'),
  slot([206, 10], [94, 24], 'control'),
  ...(
    [
      ['background', 21],
      ['quiet', 11],
    ] as const
  ).map(
    ([stroke, width]): Shape => ({
      kind: 'arc',
      at: [52, 40],
      r: 26,
      from: 180,
      to: 395,
      stroke,
      width,
    }),
  ),
  { kind: 'match', from: [142, 92], to: [52, 66], stroke: 'quiet', width: 11 },
  line([152, 84], [226, 23], 'quiet', 18),
  { kind: 'dot', at: [228, 21], r: 14, fill: 'raised' },
  line([156, 92], [240, 60], 'quiet', 18),
  { kind: 'frame', at: [227, 59], size: [36, 22], radius: 9, stroke: 'raised', width: 7 },
  panel([209, 74], [72, 30], 8, 'match'),
  slot([233, 84], [24, 9], 'strong'),
  { kind: 'dot', at: [245, 58], r: 11, fill: 'raised' },
  panel([112, 64], [62, 40], 20, 'quiet'),
  { kind: 'dots', at: [106, 42], count: 2, gap: 68, r: 13, fill: 'raised' },
  { kind: 'dot', at: [140, 40], r: 35, fill: 'quiet' },
  { kind: 'dots', at: [129, 33], count: 2, gap: 22, r: 14, fill: 'raised' },
  slot([114, 40], [52, 31], 'raised'),
  { kind: 'dots', at: [130, 34], count: 2, gap: 20, r: 5, fill: 'strong' },
  { kind: 'arc', at: [140, 46], r: 13, from: 110, to: 250, stroke: 'strong', width: 5 },
]);

/** A bucket upside down, or a tower of sand from it. The point is its middle at the top. */
const molded = ([x, y]: Point, fill: 'raised' | 'strong') =>
  cutOut(
    [
      [x - 24, y + 4],
      [x + 24, y + 4],
      [x + 31, y + 44],
      [x - 31, y + 44],
    ],
    fill,
    8,
  );

/** One half of a crab: an arm with a claw, two legs, and an eye. `side` is -1 for the left. */
const crabHalf = (side: -1 | 1): readonly Shape[] => {
  const at = (right: number, y: number): Point => [150 + side * right, y];
  return [
    { kind: 'line', points: [at(70, 88), at(108, 84), at(124, 100)], stroke: 'brand', width: 10 },
    line(at(64, 80), at(116, 56), 'brand', 17),
    { kind: 'dot', at: at(120, 33), r: 29, fill: 'brand' },
    cutOut([at(121, 34), at(126, 2), at(102, 2)], 'background', 4),
    { kind: 'dot', at: at(28, 62), r: 21, fill: 'brand' },
  ];
};

/** A crab wears a castle of sand. Its towers come from one bucket, which is still on the last. */
export const sandcastle = pieceOn('accent', [
  ...[96, 204].flatMap((x) => [
    ...[-22, 0, 22].map((battlement) => panel([x + battlement - 7, 6], [14, 16], 3, 'raised')),
    molded([x, 16], 'raised'),
  ]),
  panel([92, 44], [116, 40], 0, 'raised'),
  molded([150, 2], 'strong'),
  { ...centered(heading([150, 24], '.tf', 32)), fill: 'raised' },
  ...crabHalf(-1),
  ...crabHalf(1),
  panel([66, 62], [168, 43], 21, 'brand'),
  { kind: 'dots', at: [122, 62], count: 2, gap: 56, r: 14, fill: 'raised' },
  { kind: 'dots', at: [126, 62], count: 2, gap: 48, r: 7, fill: 'strong' },
  { kind: 'arc', at: [150, 76], r: 15, from: 110, to: 250, stroke: 'raised', width: 6 },
]);
