import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A shop’s glass door, next to a small tree. Its owner turns the sign herself. */
export const preview = piece([
  panel([0, 0], [226, 100], 5, 'brand'),
  panel([7, 7], [212, 93], 0, 'quiet'),
  panel([18, 16], [174, 68], 3, 'raised'),
  panel([200, 34], [10, 34], 4, 'strong'),
  { kind: 'face', at: [148, 84], size: 74, ...looks.afro, clothes: 'strong' },
  {
    kind: 'line',
    points: [
      [36, 44],
      [68, 22],
      [100, 44],
    ],
    stroke: 'strong',
    width: 4,
  },
  { kind: 'dot', at: [68, 22], r: 5, fill: 'strong' },
  panel([24, 38], [88, 38], 7, 'match'),
  onBright(centered(heading([66, 57], 'Open', 29))),
  line([130, 80], [122, 76], 'strong', 12),
  { kind: 'dot', at: [113, 71], r: 8, fill: 'quiet' },
  line([262, 40], [262, 76], 'raised', 8),
  { kind: 'dot', at: [262, 30], r: 28, fill: 'quiet' },
  cutOut(
    [
      [240, 72],
      [284, 72],
      [278, 92],
      [246, 92],
    ],
    'brand',
    10,
  ),
  slot([0, 95], [300, 9], 'quiet'),
]);

/** A passenger on a tram, who holds a strap with one hand and pays with the thumb of the other. */
export const checkout = piece([
  panel([0, 0], [186, 100], 20, 'raised'),
  slot([0, 4], [186, 9], 'strong'),
  ...[34, 152].map((x) => line([x, 8], [x, 22], 'strong', 5)),
  { kind: 'dot', at: [34, 31], r: 10, stroke: 'strong', width: 6 },
  { kind: 'dot', at: [152, 31], r: 10, stroke: 'strong', width: 6 },
  { kind: 'face', at: [98, 100], size: 88, ...looks.glasses },
  {
    kind: 'line',
    points: [
      [76, 94],
      [46, 84],
      [34, 54],
    ],
    stroke: 'strong',
    width: 15,
  },
  { kind: 'dot', at: [34, 41], r: 10, fill: 'quiet' },
  line([122, 93], [190, 96], 'strong', 15),
  panel([200, 0], [94, 104], 18, 'brand'),
  panel([208, 8], [78, 88], 11, 'raised'),
  panel([234, 16], [28, 24], 4, 'quiet'),
  panel([244, 16], [8, 24], 0, 'strong'),
  slot([213, 48], [68, 38], 'match'),
  onBright(centered(heading([252, 67], 'Pay', 25))),
  line([196, 95], [221, 79], 'quiet', 18),
  line([219, 80], [223, 77], 'raised', 7),
]);

/** A teddy bear that got a patch within two days, and the spool its thread came from. */
export const twoDays = piece([
  ...[46, 98].map((x): Shape => ({ kind: 'dot', at: [x, 16], r: 14, fill: 'quiet' })),
  line([44, 68], [20, 56], 'quiet', 20),
  line([100, 68], [124, 76], 'quiet', 20),
  { kind: 'dot', at: [72, 76], r: 28, fill: 'quiet' },
  ...[40, 104].map((x): Shape => ({ kind: 'dot', at: [x, 92], r: 12, fill: 'quiet' })),
  { kind: 'dot', at: [72, 32], r: 30, fill: 'quiet' },
  slot([54, 34], [36, 24], 'raised'),
  { kind: 'dots', at: [61, 27], count: 2, gap: 22, r: 3.5, fill: 'strong' },
  slot([64, 37], [16, 9], 'strong'),
  cutOut(
    [
      [64, 68],
      [88, 64],
      [92, 86],
      [68, 90],
    ],
    'match',
    8,
  ),
  {
    kind: 'line',
    points: [
      [64, 68],
      [88, 64],
      [92, 86],
      [68, 90],
      [64, 68],
    ],
    stroke: 'strong',
    width: 2.5,
    dashed: true,
  },
  { kind: 'dots', at: [40, 90], count: 2, gap: 64, r: 6, fill: 'raised' },
  { kind: 'match', from: [90, 70], to: [198, 26], stroke: 'raised', width: 4 },
  panel([198, 8], [88, 84], 0, 'raised'),
  ...[13, 18, 79, 84].map((y) => line([198, y], [286, y + 3], 'quiet', 3)),
  onBright(centered(heading([242, 36], '2', 34))),
  onBright(centered(heading([242, 63], 'days', 25))),
  ...[0, 88].map((y) => slot([184, y], [116, 14], 'strong')),
  slot([0, 96], [300, 8], 'control'),
]);
