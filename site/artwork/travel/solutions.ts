import type { Shape } from '#design-system';
import { cutOut, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A walrus holds a balloon, the price, by its string. It weighs too much for the price to rise. */
export const heldPrice = piece([
  ...[64, 94].map((y) => line([40, 84], [12, y], 'quiet', 18)),
  slot([22, 40], [156, 64], 'quiet'),
  { kind: 'dot', at: [136, 45], r: 43, fill: 'quiet' },
  line([188, 90], [216, 73], 'raised', 5),
  line([150, 92], [186, 89], 'quiet', 23),
  ...[119, 153].map((x) => line([x, 70], [x, 97], 'raised', 12)),
  { kind: 'dots', at: [115, 60], count: 2, gap: 42, r: 24, fill: 'raised' },
  ...[109, 151].flatMap((x): readonly Shape[] => [
    { kind: 'dots', at: [x, 59], count: 2, gap: 12, r: 3, fill: 'strong' },
    { kind: 'dot', at: [x + 6, 69], r: 3, fill: 'strong' },
  ]),
  slot([122, 36], [28, 17], 'strong'),
  { kind: 'dots', at: [114, 26], count: 2, gap: 44, r: 5.5, fill: 'strong' },
  cutOut(
    [
      [230, 60],
      [209, 67],
      [222, 82],
    ],
    'match',
    4,
  ),
  { kind: 'dot', at: [257, 43], r: 41, fill: 'match' },
  onBright(centered(heading([256, 44], '$148', 29))),
]);

/** An octopus talks to guests on three phones. It has only one key in its fourth arm. */
export const lastKey = piece([
  ...[26, 84, 216].flatMap((x, index): readonly Shape[] => [
    line([x, 16], [x, 58], 'raised', 12),
    ...[4, 52].map((y) => panel([index < 2 ? x - 6 : x - 19, y], [25, 19], 6, 'raised')),
  ]),
  { kind: 'dot', at: [272, 24], r: 17, stroke: 'match', width: 12 },
  line([272, 44], [272, 81], 'match', 11),
  ...[68, 82].map((y) => line([272, y], [257, y], 'match', 9)),
  panel([104, 14], [92, 78], 43, 'quiet'),
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    {
      kind: 'line',
      points: [
        [150 + side * 26, 82],
        [150 + side * 58, 97],
        [150 + side * 118, 97],
        [150 + side * 140, 84],
        [150 + side * 140, 56],
        [150 + side * 120, 40 + side * 6],
      ],
      stroke: 'quiet',
      width: 14,
    },
    {
      kind: 'line',
      points: [
        [150 + side * 34, 70],
        [150 + side * 72, 78],
        [150 + side * 82, 68],
        [150 + side * 82, 46],
        [150 + side * 64, 36],
      ],
      stroke: 'quiet',
      width: 13,
    },
    line([150 + side * 12, 88], [150 + side * 22, 97], 'quiet', 14),
    { kind: 'dots', at: [150 + side * 94 - 18, 97], count: 3, gap: 18, r: 3.5, fill: 'raised' },
    { kind: 'dot', at: [150 + side * 18, 50], r: 16, fill: 'raised' },
  ]),
  { kind: 'dots', at: [138, 52], count: 2, gap: 36, r: 8, fill: 'strong' },
  { kind: 'arc', at: [150, 68], r: 10, from: 110, to: 250, stroke: 'strong', width: 4 },
  panel([126, 2], [48, 26], 7, 'raised'),
  panel([126, 16], [48, 6], 0, 'strong'),
]);

/** A padlock, a cash register, and a spray bottle: a hotel’s systems, arm in arm. */
export const armInArm = piece([
  panel([134, 30], [30, 20], 0, 'quiet'),
  panel([106, 46], [86, 40], 10, 'quiet'),
  panel([96, 74], [106, 30], 7, 'quiet'),
  panel([106, 2], [86, 38], 11, 'raised'),
  { kind: 'dots', at: [132, 16], count: 2, gap: 34, r: 5, fill: 'strong' },
  { kind: 'arc', at: [149, 19], r: 10, from: 110, to: 250, stroke: 'strong', width: 4 },
  ...[52, 64].map(
    (y): Shape => ({ kind: 'dots', at: [125, y], count: 4, gap: 16, r: 4, fill: 'strong' }),
  ),
  line([98, 78], [200, 78], 'strong', 3),
  slot([136, 88], [26, 7], 'strong'),
  line([70, 88], [114, 64], 'match', 14),
  line([184, 64], [240, 88], 'match', 14),
  { kind: 'frame', at: [21, 7], size: [46, 70], radius: 23, stroke: 'quiet', width: 11 },
  panel([2, 40], [84, 64], 16, 'raised'),
  { kind: 'dots', at: [30, 58], count: 2, gap: 28, r: 5, fill: 'strong' },
  { kind: 'dot', at: [44, 76], r: 8, fill: 'strong' },
  slot([40, 76], [8, 20], 'strong'),
  line([244, 20], [232, 40], 'raised', 9),
  panel([246, 18], [30, 34], 0, 'quiet'),
  panel([220, 2], [72, 24], 9, 'raised'),
  panel([212, 7], [16, 14], 3, 'raised'),
  panel([222, 40], [76, 64], 20, 'quiet'),
  { kind: 'dots', at: [247, 62], count: 2, gap: 28, r: 5, fill: 'strong' },
  { kind: 'arc', at: [261, 72], r: 10, from: 110, to: 250, stroke: 'strong', width: 4 },
]);
