import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

/** The agency’s counter: its clerk with a rubber stamp, and the display of who is next. */
const counter: readonly Shape[] = [
  panel([8, 60], [204, 344], 0, 'brand'),
  panel([20, 108], [180, 170], 10, 'raised'),
  { kind: 'face', at: [86, 274], size: 178, ...looks.glasses },
  panel([0, 0], [220, 94], 16, 'match'),
  onBright(centered(strong([110, 26], 'Now serving', 25))),
  onBright(centered(heading([110, 65], 'You', 46))),
  { kind: 'dot', at: [172, 190], r: 18, fill: 'brand' },
  line([172, 200], [172, 232], 'brand', 16),
  cutOut(
    [
      [162, 224],
      [182, 224],
      [192, 236],
      [152, 236],
    ],
    'brand',
    10,
  ),
  panel([146, 241], [52, 20], 4, 'strong'),
  panel([0, 258], [220, 44], 12, 'quiet'),
  onBright(centered(heading([90, 281], 'Permits', 29))),
];

/** Two posts with a rope, for a line of people that is not there. */
const rope: readonly Shape[] = [
  { kind: 'arc', at: [88, 316], r: 58, from: 122, to: 238, stroke: 'quiet', width: 9 },
  ...[38, 138].flatMap((x) => [
    slot([x - 7, 326], [14, 70], 'raised'),
    slot([x - 22, 390], [44, 14], 'raised'),
  ]),
];

/** A floor lamp, and the armchair in front of it. */
const home: readonly Shape[] = [
  line([432, 60], [432, 120], 'raised', 10),
  cutOut(
    [
      [410, 8],
      [454, 8],
      [472, 66],
      [392, 66],
    ],
    'raised',
    12,
  ),
  panel([258, 88], [214, 300], 64, 'quiet'),
];

/** The visitor in the armchair, with a phone and a mug. */
const visitor: readonly Shape[] = [
  { kind: 'face', at: [368, 336], size: 240, ...looks.curls, clothes: 'brand' },
  slot([272, 330], [190, 60], 'quiet'),
  ...[246, 432].flatMap((x) => [
    slot([x + 16, 370], [16, 34], 'raised'),
    panel([x, 288], [48, 102], 24, 'subtle'),
  ]),
  { kind: 'arc', at: [440, 268], r: 10, from: 180, to: 360, stroke: 'brand', width: 6 },
  panel([440, 248], [30, 40], 8, 'brand'),
  line([420, 350], [256, 338], 'brand', 48),
  panel([344, 268], [48, 76], 10, 'strong'),
  { kind: 'tick', at: [368, 300], r: 13, stroke: 'raised', width: 6 },
  ...[344, 392].map((x): Shape => ({ kind: 'dot', at: [x, 326], r: 14, fill: 'raised' })),
];

/** Bunny slippers on a footstool. */
const slippers: readonly Shape[] = [
  ...[208, 268].map((x) => slot([x - 6, 370], [12, 34], 'raised')),
  slot([190, 362], [96, 30], 'quiet'),
  ...[216, 260].flatMap((x): readonly Shape[] => [
    ...[-9, 9].map((way) => line([x + way, 290], [x + way * 1.4, 256], 'raised', 11)),
    slot([x - 20, 278], [40, 92], 'raised'),
    ...[-7, 7].map((way): Shape => ({ kind: 'dot', at: [x + way, 301], r: 3.5, fill: 'strong' })),
    slot([x - 5, 311], [10, 8], 'brand'),
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
