import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** The agency’s counter: its clerk with a rubber stamp, and the display of who is next. */
const counter: readonly Shape[] = [
  panel([8, 60], [204, 344], 0, 'strong'),
  panel([20, 110], [180, 166], 10, 'raised'),
  { kind: 'face', at: [82, 274], size: 180, ...looks.glasses },
  line([170, 172], [170, 226], 'brand', 16),
  { kind: 'dot', at: [170, 168], r: 20, fill: 'brand' },
  cutOut(
    [
      [162, 222],
      [178, 222],
      [187, 236],
      [153, 236],
    ],
    'brand',
    10,
  ),
  panel([140, 240], [54, 20], 4, 'control'),
  line([120, 258], [156, 216], 'strong', 32),
  { kind: 'dot', at: [168, 206], r: 17, fill: 'quiet' },
  {
    kind: 'frame',
    at: [4, 4],
    size: [212, 96],
    radius: 16,
    fill: 'match',
    stroke: 'strong',
    width: 8,
  },
  onBright(centered(strong([110, 31], 'Now serving', 29))),
  onBright(centered(heading([110, 69], 'You', 48))),
  panel([0, 258], [220, 46], 12, 'brand'),
  onBrand(centered(heading([104, 282], 'Permits', 32))),
];

/** Two posts with a rope, for a line of people that is not there. */
const rope: readonly Shape[] = [
  { kind: 'arc', at: [92, 318], r: 58, from: 122, to: 238, stroke: 'quiet', width: 10 },
  ...[42, 142].flatMap((x): readonly Shape[] => [
    panel([x - 6, 340], [12, 56], 0, 'raised'),
    panel([x - 23, 392], [46, 12], 5, 'raised'),
  ]),
  { kind: 'dots', at: [42, 334], count: 2, gap: 100, r: 13, fill: 'raised' },
];

/** A floor lamp, and the armchair in front of it. */
const home: readonly Shape[] = [
  line([428, 60], [428, 120], 'strong', 12),
  cutOut(
    [
      [402, 8],
      [454, 8],
      [472, 68],
      [384, 68],
    ],
    'strong',
    14,
  ),
  panel([292, 88], [178, 290], 60, 'raised'),
];

/** A sleeve of her pajamas, with an outline, and a hand. The points are shoulder, elbow, and hand. */
const arm = (shoulder: Point, elbow: Point, hand: Point): readonly Shape[] => [
  { kind: 'line', points: [shoulder, elbow, hand], stroke: 'strong', width: 42 },
  { kind: 'line', points: [shoulder, elbow, hand], stroke: 'brand', width: 34 },
  { kind: 'dot', at: hand, r: 17, fill: 'subtle' },
];

/** One leg of her striped pajamas, from behind the armrest to her ankle. */
const leg = ([x, y]: Point, slope: number): readonly Shape[] => [
  line([426, y - (426 - x) * slope], [x, y], 'subtle', 25),
  ...[308, 334, 360].map((at) => {
    const middle = y - (at - x) * slope;
    return line([at - 1, middle - 8], [at + 1, middle + 8], 'brand', 7);
  }),
];

/** The visitor in the armchair, with a phone and a mug. */
const visitor: readonly Shape[] = [
  { kind: 'face', at: [374, 332], size: 232, ...looks.curls, skin: 'subtle', clothes: 'brand' },
  ...[286, 440].map((x) => slot([x, 370], [18, 34], 'strong')),
  panel([280, 316], [180, 76], 24, 'strong'),
  panel([264, 284], [50, 108], 25, 'strong'),
  ...leg([234, 346], 0.08),
  ...leg([274, 374], 0.06),
  panel([424, 284], [52, 108], 25, 'strong'),
  { kind: 'arc', at: [465, 262], r: 9, from: 0, to: 180, stroke: 'brand', width: 7 },
  panel([436, 242], [30, 42], 8, 'brand'),
  ...arm([328, 286], [316, 308], [348, 308]),
  ...arm([420, 286], [432, 308], [400, 308]),
  panel([349, 256], [50, 76], 10, 'strong'),
  { kind: 'tick', at: [374, 290], r: 14, stroke: 'raised', width: 7 },
];

/** Bunny slippers on a footstool. */
const slippers: readonly Shape[] = [
  ...[228, 260].map((x) => slot([x - 7, 370], [14, 34], 'raised')),
  slot([191, 362], [104, 30], 'brand'),
  ...[220, 267].flatMap((x): readonly Shape[] => [
    ...[-10, 10].map((way) => line([x + way, 286], [x + way * 1.4, 246], 'raised', 13)),
    slot([x - 22, 274], [44, 98], 'raised'),
    { kind: 'dots', at: [x - 8, 300], count: 2, gap: 16, r: 4, fill: 'strong' },
    slot([x - 6, 311], [12, 9], 'brand'),
  ]),
];

/**
 * Government: an agency’s counter has come to the living room. Its display says “Now serving: You.”
 * The visitor applies for a permit in an armchair, in bunny slippers.
 */
export const counterAtArmchair: Composition = {
  width: 480,
  height: 404,
  shapes: [...counter, ...rope, ...home, ...visitor, ...slippers],
};
