import type { Composition, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** An ostrich in sneakers, at full speed. */
const ostrich: readonly Shape[] = [
  ...[0, 1, 2].map((row) =>
    line([6 + row * 8, 90 + row * 24], [40 - row * 4, 90 + row * 24], 'control', 6),
  ),
  ...[0, 1, 2].map((row) =>
    line([122, 116 + row * 6], [76 - row * 2, 88 + row * 22], 'raised', 24),
  ),
  {
    kind: 'line',
    points: [
      [158, 140],
      [106, 154],
      [72, 176],
    ],
    stroke: 'raised',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [190, 138],
      [250, 146],
      [270, 170],
    ],
    stroke: 'raised',
    width: 16,
  },
  line([50, 179], [82, 179], 'brand', 22),
  line([270, 176], [300, 164], 'brand', 22),
  line([66, 173], [62, 181], 'raised', 5),
  line([280, 166], [283, 174], 'raised', 5),
  {
    kind: 'line',
    points: [
      [204, 126],
      [236, 112],
      [254, 94],
      [264, 70],
      [268, 40],
    ],
    stroke: 'raised',
    width: 22,
  },
  line([122, 124], [204, 120], 'brand', 58),
  cutOut(
    [
      [288, 26],
      [318, 38],
      [288, 44],
    ],
    'control',
    6,
  ),
  slot([248, 12], [50, 40], 'raised'),
  { kind: 'dot', at: [278, 31], r: 6, fill: 'strong' },
  line([268, 18], [284, 23], 'strong', 4),
];

/** The new teammate with her helmet, her goggles, and her box. */
const rider: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [142, 92],
      [114, 82],
      [94, 90],
      [66, 76],
    ],
    stroke: 'quiet',
    width: 14,
  },
  slot([108, 117], [90, 15], 'strong'),
  line([162, 126], [200, 132], 'strong', 26),
  line([204, 132], [198, 150], 'strong', 22),
  line([198, 160], [216, 160], 'quiet', 18),
  {
    kind: 'face',
    at: [150, 124],
    size: 120,
    skin: 'raised',
    hair: 'brand',
    cut: 'hardHat',
    clothes: 'match',
    collar: 'strong',
    wears: 'glasses',
  },
  ...[-14, 0, 14].map((lean) =>
    line([206, 84], [206 + lean, 56 + Math.abs(lean) / 2], 'brand', 11),
  ),
  panel([182, 76], [48, 42], 6, 'quiet'),
  line([182, 90], [230, 90], 'strong', 5),
  line([166, 104], [204, 110], 'match', 26),
  { kind: 'dot', at: [210, 110], r: 12, fill: 'raised' },
];

/** A colleague with a banner. */
const colleague: readonly Shape[] = [
  {
    kind: 'face',
    at: [412, 168],
    size: 116,
    skin: 'quiet',
    hair: 'brand',
    cut: 'bald',
    wears: 'beard',
    clothes: 'raised',
    collar: 'brand',
  },
  panel([371, 167], [82, 23], 0, 'raised'),
  ...[-1, 1].map((way) => line([412 + way * 29, 160], [412 + way * 48, 72], 'raised', 24)),
  ...[-1, 1].map((way): Shape => ({ kind: 'dot', at: [412 + way * 49, 60], r: 13, fill: 'quiet' })),
  panel([348, 8], [128, 50], 8, 'match'),
  onBright(centered(heading([412, 34], 'Day 15', 34))),
];

/**
 * A new teammate gallops to work on an ostrich in sneakers, with her box on her lap. A colleague holds
 * up the finish: day 15.
 */
export const ostrichExpress: Composition = {
  width: 480,
  height: 190,
  shapes: [...colleague, ...ostrich, ...rider],
};
