import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A crash-test dummy in a movie seat, with 3D glasses. The point is the middle of its head. */
const dummy = ([x, y]: Point): readonly Shape[] => [
  panel([x - 104, y - 50], [208, 188], 44, 'brand'),
  panel([x - 70, y + 62], [140, 76], 30, 'quiet'),
  { kind: 'dot', at: [x, y], r: 70, fill: 'raised' },
  { kind: 'dot', at: [x, y - 40], r: 20, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [x - 13, y - 53],
      [x, y - 53],
      [x, y - 27],
      [x + 13, y - 27],
      [x + 13, y - 40],
      [x - 13, y - 40],
    ],
    fill: 'raised',
  },
  panel([x - 58, y - 14], [116, 36], 12, 'strong'),
  panel([x - 48, y - 6], [40, 20], 6, 'quiet'),
  panel([x + 8, y - 6], [40, 20], 6, 'brand'),
  { kind: 'arc', at: [x, y + 26], r: 20, from: 115, to: 245, stroke: 'strong', width: 6 },
];

/** A power strip with the plugs of two networks. One of them has just been pulled. */
const power: readonly Shape[] = [
  panel([312, 0], [168, 182], 26, 'raised'),
  onBright(centered(heading([396, 30], 'CDN A', 34))),
  {
    kind: 'line',
    points: [
      [396, 72],
      [462, 72],
      [462, 240],
    ],
    stroke: 'match',
    width: 9,
  },
  panel([362, 52], [68, 42], 14, 'match'),
  onBright(centered(heading([396, 122], 'CDN B', 34))),
  { kind: 'dots', at: [380, 156], count: 2, gap: 32, r: 8, fill: 'strong' },
];

/** The tester, with the plug in her hand. */
const tester: readonly Shape[] = [
  {
    kind: 'face',
    at: [128, 244],
    size: 240,
    ...looks.headscarf,
    clothes: 'quiet',
    collar: 'strong',
  },
  {
    kind: 'line',
    points: [
      [196, 240],
      [246, 226],
      [262, 150],
    ],
    stroke: 'quiet',
    width: 36,
  },
  {
    kind: 'line',
    points: [
      [240, 126],
      [214, 134],
      [216, 250],
    ],
    stroke: 'brand',
    width: 9,
  },
  ...[116, 138].map((y) => line([286, y], [300, y], 'control', 8)),
  panel([232, 100], [54, 54], 14, 'brand'),
  slot([234, 136], [50, 26], 'raised'),
];

/** Popcorn, within reach of both. */
const popcorn: readonly Shape[] = [
  { kind: 'dots', at: [212, 312], count: 3, gap: 28, r: 20, fill: 'subtle' },
  cutOut(
    [
      [196, 326],
      [284, 326],
      [272, 394],
      [208, 394],
    ],
    'raised',
    10,
  ),
  ...[224, 256].map((x) => line([x, 328], [x, 392], 'brand', 14)),
];

/** A rehearsal: a tester unplugs one of two CDNs, and crash-test dummies keep watching. */
export const switchedOff: Composition = {
  width: 480,
  height: 400,
  shapes: [...power, ...tester, ...dummy([104, 262]), ...dummy([376, 262]), ...popcorn],
};
