import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, panel, slot } from './figure-shapes.ts';
import { centered, onBright, strong } from './figure-words.ts';

/** Legs with shoes or hooves at the drawing's lower edge. */
const legs = (xs: readonly number[], top: number, width: number, tones: readonly [Tone, Tone]) =>
  xs.flatMap((x): readonly Shape[] => [
    line([x, top], [x, 384], tones[0], width),
    panel([x - width / 2 - 2, 388], [width + 8, 16], 7, tones[1]),
  ]);

/** A word on a turtleneck. */
const word = (at: Point, text: string, size: number) => onBright(centered(strong(at, text, size)));

/** A giraffe in glasses, whose turtleneck is as long as its neck. */
const giraffe: readonly Shape[] = [
  line([454, 236], [468, 290], 'subtle', 10),
  slot([459, 284], [18, 36], 'quiet'),
  ...legs([388, 418], 280, 22, ['control', 'quiet']),
  ...legs([356, 448], 280, 22, ['subtle', 'raised']),
  line([268, 60], [282, 110], 'subtle', 42),
  ...[252, 278].flatMap((x): readonly Shape[] => [
    line([x, 20], [x + 4, 48], 'subtle', 9),
    { kind: 'dot', at: [x, 16], r: 11, fill: 'quiet' },
  ]),
  line([292, 56], [320, 40], 'subtle', 20),
  line([264, 62], [198, 84], 'subtle', 56),
  line([256, 56], [292, 52], 'strong', 5),
  { kind: 'dot', at: [243, 58], r: 17, fill: 'raised', stroke: 'strong', width: 5 },
  { kind: 'dot', at: [238, 61], r: 6, fill: 'strong' },
  { kind: 'dot', at: [184, 78], r: 4, fill: 'strong' },
  { kind: 'arc', at: [200, 80], r: 18, from: 120, to: 215, stroke: 'strong', width: 5 },
  line([330, 256], [290, 130], 'match', 64),
  ...[0, 1].map((stripe) =>
    line(
      [279 + stripe * 13, 170 + stripe * 41],
      [323 + stripe * 13, 156 + stripe * 41],
      'raised',
      12,
    ),
  ),
  line([256, 120], [308, 103], 'match', 34),
  line([264, 141], [308, 127], 'strong', 4),
  panel([298, 206], [164, 94], 40, 'match'),
  word([381, 236], 'Permanent', 28),
];

/** A dachshund in a turtleneck that is as long as the dog. */
const dachshund: readonly Shape[] = [
  line([158, 330], [150, 282], 'quiet', 14),
  ...legs([164, 194, 256, 288], 360, 24, ['quiet', 'quiet']),
  // A gap between the head and the giraffe.
  {
    kind: 'line',
    points: [
      [300, 336],
      [334, 300],
      [380, 318],
    ],
    stroke: 'background',
    width: 68,
  },
  line([300, 336], [330, 296], 'quiet', 50),
  line([334, 300], [374, 320], 'quiet', 40),
  { kind: 'dot', at: [388, 312], r: 10, fill: 'strong' },
  { kind: 'dot', at: [353, 298], r: 6, fill: 'strong' },
  { kind: 'arc', at: [372, 318], r: 13, from: 150, to: 235, stroke: 'strong', width: 4 },
  line([326, 300], [322, 340], 'strong', 26),
  panel([132, 302], [184, 72], 30, 'raised'),
  line([292, 306], [318, 332], 'raised', 22),
  line([281, 314], [308, 341], 'strong', 4),
  word([218, 347], 'Contract to hire', 21),
];

/** A colleague who poses in a turtleneck. */
const colleague: readonly Shape[] = [
  ...legs([52, 98], 300, 38, ['control', 'raised']),
  {
    kind: 'line',
    points: [
      [24, 236],
      [15, 274],
      [36, 306],
    ],
    stroke: 'quiet',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [126, 234],
      [162, 208],
      [164, 146],
    ],
    stroke: 'quiet',
    width: 30,
  },
  { kind: 'dot', at: [164, 134], r: 18, fill: 'raised' },
  {
    kind: 'face',
    at: [76, 238],
    size: 192,
    skin: 'raised',
    hair: 'strong',
    cut: 'bald',
    clothes: 'quiet',
    collar: 'strong',
    wears: 'beard',
  },
  panel([14, 222], [124, 100], 18, 'quiet'),
  { kind: 'dot', at: [36, 308], r: 17, fill: 'raised' },
  word([76, 262], 'Contract', 25),
];

/**
 * Strategic staffing: a colleague, a dachshund, and a giraffe pose in turtlenecks with the names of the
 * terms. Each turtleneck fits.
 */
export const threeTurtlenecks: Composition = {
  width: 480,
  height: 404,
  shapes: [...giraffe, ...colleague, ...dachshund],
};
