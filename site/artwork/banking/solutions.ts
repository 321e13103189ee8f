import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A piggy bank with a coin in it. The same coin comes again, with a hat and a fake mustache. */
export const alreadyPaid = piece([
  { kind: 'dot', at: [54, 28], r: 27, fill: 'raised' },
  { kind: 'dots', at: [45, 24], count: 2, gap: 18, r: 3.5, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [32, 96],
      [32, 80],
      [90, 80],
      [90, 96],
    ],
    stroke: 'quiet',
    width: 16,
  },
  slot([6, 36], [112, 60], 'quiet'),
  slot([24, 36], [60, 8], 'strong'),
  cutOut(
    [
      [92, 44],
      [100, 26],
      [118, 44],
    ],
    'quiet',
    8,
  ),
  { kind: 'dot', at: [110, 64], r: 28, fill: 'quiet' },
  { kind: 'dot', at: [112, 56], r: 4.5, fill: 'strong' },
  slot([126, 58], [26, 28], 'raised'),
  { kind: 'dots', at: [135, 72], count: 2, gap: 9, r: 2.5, fill: 'strong' },
  panel([120, 0], [88, 36], 14, 'raised'),
  cutOut(
    [
      [136, 32],
      [152, 32],
      [136, 45],
    ],
    'raised',
    4,
  ),
  onBright(centered(strong([164, 19], 'Twice?', 24))),
  {
    kind: 'line',
    points: [
      [244, 98],
      [244, 86],
      [268, 86],
      [268, 98],
    ],
    stroke: 'raised',
    width: 7,
  },
  ...[235, 259].map((x) => slot([x, 94], [23, 10], 'strong')),
  { kind: 'dot', at: [257, 54], r: 38, fill: 'raised' },
  panel([235, 0], [44, 26], 8, 'strong'),
  slot([217, 20], [80, 10], 'strong'),
  ...[245, 269].map((x): Shape => ({ kind: 'dot', at: [x, 46], r: 9, stroke: 'strong', width: 4 })),
  { kind: 'dots', at: [244, 46], count: 2, gap: 24, r: 3.5, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [239, 73],
      [251, 64],
      [257, 69],
      [263, 64],
      [275, 73],
    ],
    stroke: 'strong',
    width: 9,
  },
]);

/** A letter that points at an iron ball. The borrower’s future house is chained to it. */
export const statedReason = piece([
  ...[30, 66].map((x) => line([x, 88], [x, 100], 'raised', 8)),
  line([88, 78], [116, 68], 'raised', 13),
  { kind: 'dot', at: [112, 70], r: 9, fill: 'quiet' },
  line([114, 66], [129, 61], 'quiet', 6),
  panel([0, 6], [98, 80], 10, 'raised'),
  {
    kind: 'line',
    points: [
      [7, 15],
      [49, 46],
      [91, 15],
    ],
    stroke: 'quiet',
    width: 7,
  },
  { kind: 'dots', at: [37, 60], count: 2, gap: 24, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [49, 66], r: 9, from: 110, to: 250, stroke: 'strong', width: 4 },
  { kind: 'dots', at: [213, 92], count: 2, gap: 14, r: 6, fill: 'quiet' },
  { kind: 'dot', at: [172, 62], r: 38, fill: 'brand' },
  onBrand(centered(heading([172, 64], 'Debt', 27))),
  cutOut(
    [
      [220, 36],
      [260, 5],
      [295, 36],
    ],
    'quiet',
    9,
  ),
  ...[244, 276].map((x) => line([x, 80], [x, 100], 'raised', 8)),
  panel([226, 36], [66, 50], 5, 'raised'),
  { kind: 'dots', at: [246, 52], count: 2, gap: 26, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [259, 78], r: 9, from: -70, to: 70, stroke: 'strong', width: 4 },
  slot([234, 88], [20, 9], 'brand'),
]);

/** An examiner flies a line of a report as a kite. Its string is tied to the ledger. */
export const tracedLine = piece([
  {
    kind: 'line',
    points: [
      [224, 80],
      [242, 97],
      [264, 89],
      [294, 97],
    ],
    stroke: 'raised',
    width: 5,
  },
  ...[252, 280].map((x) => line([x - 6, 98], [x + 6, 86], 'brand', 9)),
  cutOut(
    [
      [146, 52],
      [212, 5],
      [294, 30],
      [224, 80],
    ],
    'raised',
    10,
  ),
  cutOut(
    [
      [192, 66],
      [252, 57],
      [224, 80],
    ],
    'quiet',
    3,
  ),
  onBright(centered(heading([220, 38], 'Line 14', 29))),
  line([112, 68], [144, 53], 'raised', 5),
  { kind: 'face', at: [54, 96], size: 96, ...looks.bob, clothes: 'raised', collar: 'strong' },
  panel([0, 66], [122, 38], 7, 'brand'),
  slot([8, 93], [114, 7], 'raised'),
  onBrand(centered(strong([60, 80], 'Ledger', 25))),
  { kind: 'dot', at: [112, 70], r: 10, fill: 'quiet' },
]);
