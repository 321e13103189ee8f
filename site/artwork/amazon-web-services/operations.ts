import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A raccoon has stolen a key of ice, which melts in front of the lock. */
export const meltedKey = pieceOn('accent', [
  panel([260, 0], [40, 98], 6, 'strong'),
  { kind: 'dot', at: [279, 40], r: 8, fill: 'raised' },
  line([279, 44], [279, 58], 'raised', 7),
  { kind: 'dot', at: [140, 40], r: 24, stroke: 'raised', width: 14 },
  panel([158, 22], [94, 36], 8, 'raised'),
  line([180, 50], [180, 96], 'raised', 15),
  line([230, 50], [230, 72], 'raised', 15),
  onBright(centered(heading([205, 39], '1 hour', 26))),
  slot([156, 90], [96, 14], 'raised'),
  { kind: 'dots', at: [13, 46], count: 3, gap: 20, r: 13, fill: 'strong', direction: 'down' },
  { kind: 'dots', at: [13, 56], count: 2, gap: 20, r: 13, fill: 'raised', direction: 'down' },
  panel([26, 62], [84, 40], 20, 'brand'),
  line([96, 82], [120, 58], 'brand', 15),
  { kind: 'dots', at: [42, 16], count: 2, gap: 56, r: 13, fill: 'brand' },
  panel([28, 8], [84, 66], 33, 'brand'),
  { kind: 'dots', at: [52, 37], count: 2, gap: 36, r: 15, fill: 'strong' },
  { kind: 'dots', at: [55, 37], count: 2, gap: 36, r: 5, fill: 'raised' },
  { kind: 'dot', at: [70, 56], r: 15, fill: 'raised' },
  { kind: 'dot', at: [70, 50], r: 6, fill: 'strong' },
  { kind: 'arc', at: [70, 70], r: 8, from: -50, to: 50, stroke: 'strong', width: 4 },
  slot([0, 96], [300, 8], 'control'),
]);

/** A lizard with a tail that has grown back, and the engineer who has timed it. */
export const regrownTail = pieceOn('brand', [
  { kind: 'face', at: [46, 98], size: 98, ...looks.curls, clothes: 'quiet', collar: 'strong' },
  line([132, 8], [132, 18], 'quiet', 14),
  { kind: 'dot', at: [132, 56], r: 40, fill: 'raised' },
  { kind: 'arc', at: [132, 56], r: 34, from: 0, to: 58, stroke: 'strong', width: 6 },
  onBright(centered(heading([132, 61], '26:04', 24))),
  line([70, 92], [106, 86], 'quiet', 15),
  { kind: 'arc', at: [214, 46], r: 31, from: 180, to: 390, stroke: 'match', width: 17 },
  ...[214, 244].map((x) => line([x, 78], [x + 10, 92], 'quiet', 11)),
  slot([208, 64], [60, 27], 'quiet'),
  panel([232, 42], [68, 36], 17, 'quiet'),
  { kind: 'dot', at: [260, 42], r: 13, fill: 'quiet' },
  { kind: 'dot', at: [262, 42], r: 7, fill: 'raised' },
  { kind: 'dot', at: [264, 42], r: 4, fill: 'strong' },
  { kind: 'arc', at: [284, 54], r: 12, from: 130, to: 250, stroke: 'strong', width: 4 },
  slot([0, 96], [300, 8], 'control'),
]);

/** A server cries at night. The engineer, who wrote the runbook, comes with a bottle. */
export const nightFeeding = pieceOn('inverse', [
  { kind: 'dot', at: [168, 28], r: 25, fill: 'match' },
  { kind: 'dot', at: [155, 21], r: 21, fill: 'background' },
  {
    kind: 'face',
    at: [248, 98],
    size: 98,
    ...looks.bun,
    hair: 'brand',
    clothes: 'quiet',
    collar: 'strong',
  },
  panel([24, 20], [86, 64], 12, 'raised'),
  { kind: 'dots', at: [42, 31], count: 2, gap: 13, r: 4, fill: 'quiet' },
  slot([68, 27], [28, 8], 'quiet'),
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    {
      kind: 'line',
      points: [
        [67 + side * 27, 40],
        [67 + side * 14, 46],
        [67 + side * 27, 52],
      ],
      stroke: 'strong',
      width: 4,
    },
    slot([62 + side * 25, 58], [10, 18], 'quiet'),
  ]),
  { kind: 'dot', at: [67, 60], r: 10, fill: 'strong' },
  cutOut(
    [
      [15, 80],
      [119, 80],
      [106, 91],
      [28, 91],
    ],
    'brand',
    10,
  ),
  {
    kind: 'line',
    points: [
      [6, 86],
      [28, 96],
      [106, 96],
      [128, 86],
    ],
    stroke: 'brand',
    width: 7,
  },
  line([120, 58], [124, 60], 'quiet', 9),
  line([136, 64], [154, 70], 'raised', 20),
  line([160, 74], [206, 92], 'quiet', 15),
  panel([176, 64], [124, 36], 6, 'raised'),
  onBright(centered(strong([238, 81], 'Runbook', 27))),
  slot([0, 96], [300, 8], 'control'),
]);
