import type { Shape } from '#design-system';
import { cutOut, line, looks, matchStop, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A gardener who waters a watch with a pulse. It grows in a pot with FDA on it. */
export const medicalDevice = piece([
  line([54, 40], [54, 60], 'brand', 9),
  cutOut(
    [
      [54, 58],
      [28, 50],
      [80, 50],
    ],
    'brand',
    6,
  ),
  panel([26, 0], [56, 42], 13, 'brand'),
  panel([33, 6], [42, 30], 8, 'raised'),
  {
    kind: 'line',
    points: [
      [38, 22],
      [46, 22],
      [52, 12],
      [58, 30],
      [63, 22],
      [70, 22],
    ],
    stroke: 'strong',
    width: 4,
  },
  cutOut(
    [
      [12, 64],
      [108, 64],
      [98, 98],
      [22, 98],
    ],
    'quiet',
    12,
  ),
  onBright(centered(heading([60, 82], 'FDA', 31))),
  { kind: 'dots', at: [104, 36], count: 2, gap: 15, r: 4.5, fill: 'quiet', direction: 'down' },
  { kind: 'arc', at: [204, 68], r: 20, from: 0, to: 180, stroke: 'quiet', width: 8 },
  line([114, 20], [160, 76], 'quiet', 10),
  line([104, 24], [122, 12], 'quiet', 10),
  panel([148, 40], [60, 56], 10, 'quiet'),
  { kind: 'face', at: [260, 104], size: 104, ...looks.headscarf, skin: 'quiet', clothes: 'brand' },
  line([250, 94], [226, 72], 'brand', 22),
]);

/** A courier on a scooter, with a cool box that has a barcode. */
export const samples = piece([
  ...[30, 52].map((y) => line([4, y], [24, y], 'quiet', 6)),
  { kind: 'face', at: [168, 80], size: 86, ...looks.hardHat, clothes: 'brand' },
  line([252, 34], [272, 88], 'quiet', 12),
  line([236, 30], [256, 34], 'quiet', 10),
  cutOut(
    [
      [60, 66],
      [186, 66],
      [196, 84],
      [240, 84],
      [250, 50],
      [256, 90],
      [56, 90],
    ],
    'quiet',
    12,
  ),
  line([188, 70], [240, 38], 'brand', 16),
  ...[82, 272].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 86], r: 18, fill: 'brand' },
    { kind: 'dot', at: [x, 86], r: 7, fill: 'raised' },
  ]),
  panel([38, 4], [92, 56], 12, 'brand'),
  panel([48, 14], [72, 36], 6, 'raised'),
  ...[4, 8, 3, 6, 9].map((width, bar) =>
    line([58 + bar * 13, 22], [58 + bar * 13, 42], 'strong', width),
  ),
]);

/** A crocodile that shows its teeth, and the approval of its braces. */
export const approval = piece([
  { kind: 'dot', at: [46, 26], r: 26, fill: 'quiet' },
  { kind: 'dot', at: [172, 46], r: 14, fill: 'quiet' },
  panel([0, 24], [80, 80], 28, 'quiet'),
  panel([30, 40], [160, 64], 22, 'quiet'),
  { kind: 'dot', at: [50, 25], r: 16, fill: 'raised' },
  { kind: 'dot', at: [55, 26], r: 8, fill: 'strong' },
  { kind: 'dot', at: [174, 43], r: 4, fill: 'strong' },
  panel([24, 58], [160, 34], 12, 'strong'),
  panel([30, 60], [146, 12], 4, 'raised'),
  ...[32, 61, 90, 119, 148].map((x) =>
    cutOut(
      [
        [x, 62],
        [x + 26, 62],
        [x + 13, 86],
      ],
      'raised',
      4,
    ),
  ),
  line([32, 68], [174, 68], 'control', 4),
  { kind: 'dots', at: [45, 68], count: 5, gap: 29, r: 5, fill: 'brand' },
  panel([198, 0], [102, 104], 14, 'raised'),
  onBright(centered(heading([249, 25], 'Braces', 22))),
  ...matchStop([252, 69], 26),
  slot([178, 78], [38, 22], 'quiet'),
  ...[86, 93].map((y) => line([206, y], [214, y], 'strong', 3)),
]);
