import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Two eyes that are closed. The point is the middle of the left one. */
const asleep = ([left, y]: Point, gap: number) =>
  [left, left + gap].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, y],
      r: 4,
      from: 100,
      to: 260,
      stroke: 'strong',
      width: 3,
    }),
  );

/** A woodpecker books a birdhouse with four taps, on a button in its own language. */
export const fourTaps = pieceOn('accent', [
  { kind: 'frame', at: [18, 58], size: [24, 20], radius: 8, stroke: 'brand', width: 5 },
  panel([2, 68], [56, 38], 8, 'brand'),
  ...[10, 42].map((x) => panel([x, 68], [8, 38], 0, 'raised')),
  panel([128, 2], [88, 104], 18, 'brand'),
  panel([136, 10], [72, 96], 12, 'raised'),
  { kind: 'dots', at: [150, 28], count: 4, gap: 15, r: 5, fill: 'strong' },
  panel([140, 42], [66, 40], 10, 'match'),
  onBright(centered(heading([178, 63], 'Tok', 25))),
  ...[70, 82].map((y) => line([104, y], [132, y - 6], 'control', 6)),
  line([96, 80], [118, 101], 'strong', 10),
  line([82, 48], [98, 80], 'strong', 40),
  line([96, 54], [106, 76], 'raised', 18),
  line([72, 50], [84, 84], 'brand', 18),
  cutOut(
    [
      [84, 12],
      [46, 8],
      [62, 36],
    ],
    'brand',
    6,
  ),
  { kind: 'dot', at: [80, 32], r: 22, fill: 'strong' },
  { kind: 'dot', at: [88, 34], r: 13, fill: 'raised' },
  { kind: 'dot', at: [90, 30], r: 4.5, fill: 'strong' },
  cutOut(
    [
      [102, 30],
      [102, 44],
      [146, 58],
    ],
    'control',
    5,
  ),
  panel([230, 34], [60, 72], 6, 'raised'),
  cutOut(
    [
      [260, 6],
      [294, 36],
      [226, 36],
    ],
    'strong',
    6,
  ),
  { kind: 'dot', at: [260, 60], r: 17, fill: 'strong' },
  { kind: 'dot', at: [260, 63], r: 13, fill: 'quiet' },
  ...asleep([253, 60], 14),
  { kind: 'dot', at: [260, 68], r: 3, fill: 'strong' },
]);

/** An ad is a ram that wants to push an article away. The text doesn't move, so a cat sleeps on it. */
export const firmText = pieceOn('brand', [
  { kind: 'dot', at: [14, 84], r: 5, fill: 'raised' },
  { kind: 'dot', at: [9, 98], r: 7, fill: 'raised' },
  ...[52, 70, 104, 122].map((x) => line([x, 74], [x - 24, 100], 'quiet', 11)),
  { kind: 'dots', at: [42, 40], count: 4, gap: 26, r: 18, fill: 'raised' },
  panel([20, 34], [118, 52], 24, 'raised'),
  panel([42, 30], [62, 46], 8, 'match'),
  onBright(centered(heading([73, 54], 'Ad', 32))),
  line([132, 44], [152, 70], 'quiet', 32),
  { kind: 'arc', at: [128, 46], r: 15, from: 230, to: 500, stroke: 'strong', width: 10 },
  line([147, 60], [158, 58], 'strong', 4),
  { kind: 'dot', at: [151, 67], r: 4, fill: 'strong' },
  { kind: 'dot', at: [158, 78], r: 3, fill: 'strong' },
  panel([170, 40], [126, 66], 10, 'raised'),
  { kind: 'dots', at: [184, 50], count: 3, gap: 12, r: 4, fill: 'brand' },
  slot([184, 62], [84, 12], 'strong'),
  ...[80, 92].map((y) => slot([184, y], [y === 80 ? 98 : 72, 6], 'control')),
  ...[-1, 1].map((way) =>
    cutOut(
      [
        [262 + way * 15, 8],
        [262 + way * 15, 22],
        [262 + way * 4, 14],
      ],
      'quiet',
      5,
    ),
  ),
  panel([190, 14], [80, 30], 15, 'quiet'),
  line([178, 36], [210, 36], 'quiet', 9),
  { kind: 'dot', at: [262, 26], r: 18, fill: 'quiet' },
  ...asleep([255, 26], 14),
  { kind: 'dot', at: [262, 33], r: 3, fill: 'strong' },
]);
