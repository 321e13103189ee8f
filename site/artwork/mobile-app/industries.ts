import type { Point, Shape } from '#design-system';
import {
  cross,
  cutOut,
  line,
  looks,
  panel,
  piece,
  slot,
  sneaker,
  waves,
} from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

/** A patient's hand, and a phone that scans the band around the wrist. */
export const wristband = piece([
  panel([40, 30], [190, 46], 8, 'quiet'),
  panel([0, 18], [68, 70], 10, 'raised'),
  ...[40, 54].map((x) => line([x, 24], [x, 82], 'quiet', 5)),
  line([204, 38], [236, 12], 'quiet', 18),
  panel([194, 24], [62, 62], 20, 'quiet'),
  ...[48, 57, 53, 38].map((length, finger) => slot([236, 26 + finger * 16], [length, 13], 'quiet')),
  panel([88, 0], [88, 104], 16, 'raised'),
  panel([96, 8], [72, 88], 9, 'background'),
  panel([96, 30], [72, 46], 0, 'quiet'),
  panel([106, 24], [52, 58], 6, 'raised'),
  ...[5, 3, 8, 3, 5].map((width, bar) =>
    line([115 + bar * 8.5, 36], [115 + bar * 8.5, 70], 'strong', width),
  ),
  slot([120, 13], [24, 6], 'raised'),
  line([99, 53], [165, 53], 'match', 6),
]);

/** A phone as a bus. Its passengers are a shopper and what is in the cart. */
export const bus = piece([
  slot([150, 0], [28, 14], 'quiet'),
  slot([188, 0], [50, 14], 'quiet'),
  panel([0, 5], [300, 82], 22, 'raised'),
  ...[12, 90, 168].map((x) => panel([x, 15], [70, 50], 8, 'quiet')),
  panel([246, 15], [38, 50], 8, 'strong'),
  slot([290, 30], [5, 32], 'strong'),
  { kind: 'face', at: [47, 65], size: 48, ...looks.curls },
  ...sneaker([94, 34], 1.7, 'strong', 'raised'),
  cutOut(
    [
      [187, 37],
      [219, 37],
      [223, 60],
      [183, 60],
    ],
    'strong',
    6,
  ),
  { kind: 'arc', at: [203, 34], r: 10, from: 270, to: 450, stroke: 'strong', width: 4 },
  { kind: 'dots', at: [62, 86], count: 2, gap: 170, r: 18, fill: 'strong' },
  { kind: 'dots', at: [62, 86], count: 2, gap: 170, r: 7, fill: 'quiet' },
]);

const router: Point = [240, 36];

/** A phone as a room key. It shows a boarding pass, and has no signal. */
export const key = piece([
  slot([160, 50], [140, 20], 'raised'),
  panel([234, 60], [20, 34], 4, 'raised'),
  panel([264, 60], [20, 44], 4, 'raised'),
  slot([184, 42], [14, 36], 'quiet'),
  panel([0, 0], [176, 104], 20, 'raised'),
  panel([10, 10], [156, 84], 12, 'quiet'),
  line([30, 52], [98, 52], 'strong', 13),
  ...[-1, 1].flatMap((side) => [
    cutOut(
      [
        [80, 52],
        [58, 52],
        [46, 52 + side * 31],
        [52, 52 + side * 31],
      ],
      'strong',
      4,
    ),
    line([34, 52], [26, 52 + side * 14], 'strong', 7),
  ]),
  ...[7, 3, 9, 4].map((width, bar) =>
    line([121 + bar * 11, 26], [121 + bar * 11, 78], 'strong', width),
  ),
  ...waves(router, [14, 28], [315, 405], 'quiet', 7),
  { kind: 'dot', at: router, r: 4.5, fill: 'quiet' },
  ...cross([277, 30], 9, 'raised'),
]);

const print: Point = [160, 54];

/** The lines of a fingerprint: how far from its middle, and from where to where. */
const ridges = [
  [8, 240, 450],
  [17, 170, 410],
  [26, 250, 420],
  [26, 160, 215],
  [35, 200, 300],
  [35, 325, 400],
] as const;

/** A finger that approves a transfer with its print. The balance below it is hidden. */
export const approval = piece([
  panel([0, 0], [226, 104], 20, 'raised'),
  onBright(heading([18, 36], '$250', 40)),
  { kind: 'dots', at: [26, 78], count: 4, gap: 21, r: 7, fill: 'strong' },
  { kind: 'dot', at: print, r: 44, fill: 'match' },
  ...ridges.map(
    ([r, from, to]): Shape => ({
      kind: 'arc',
      at: print,
      r,
      from,
      to,
      stroke: 'strong',
      width: 4.5,
    }),
  ),
  slot([168, 34], [102, 40], 'background'),
  slot([172, 38], [96, 32], 'quiet'),
  panel([214, 28], [64, 72], 22, 'quiet'),
  slot([178, 44], [24, 20], 'raised'),
  ...[68, 84].map((y) => line([218, y], [242, y], 'strong', 3)),
  panel([264, 20], [36, 84], 8, 'strong'),
]);
