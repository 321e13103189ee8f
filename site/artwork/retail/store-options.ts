import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, panel, slot, sneaker, strip } from '../figure-shapes.ts';

/** Where the picture takes place. */
const place = (fill: Tone): Shape => panel([0, 0], [300, 56], 14, fill);

/** A head with eyes and a smile. The point is its middle. */
const head = ([x, y]: Point, skin: Tone): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 11, fill: skin },
  { kind: 'dots', at: [x - 4, y], count: 2, gap: 8, r: 2, fill: 'strong' },
  { kind: 'arc', at: [x, y + 3], r: 4, from: 100, to: 260, stroke: 'strong', width: 2.5 },
];

/** The head of a snail, and its eyes. The point is where its neck begins. */
const snailHead = ([x, y]: Point): readonly Shape[] => [
  line([x, y], [x + 16, y - 14], 'brand', 13),
  ...[8, 22].map((right) => line([x + 15, y - 14], [x + right, y - 28], 'brand', 4)),
  { kind: 'dots', at: [x + 8, y - 28], count: 2, gap: 14, r: 6, fill: 'raised' },
  { kind: 'dots', at: [x + 10, y - 28], count: 2, gap: 14, r: 2.5, fill: 'strong' },
];

/** Repair: a mechanic gives a snail wheels. A small snail is next. */
export const repair = strip([
  place('subtle'),
  line([40, 40], [128, 40], 'brand', 13),
  ...snailHead([126, 38]),
  { kind: 'frame', at: [74, 3], size: [26, 20], radius: 8, stroke: 'strong', width: 4 },
  panel([60, 10], [54, 32], 5, 'quiet'),
  { kind: 'arc', at: [87, 26], r: 10, from: 100, to: 390, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [87, 26], r: 4, fill: 'strong' },
  { kind: 'dots', at: [58, 44], count: 2, gap: 64, r: 10, fill: 'strong' },
  { kind: 'dots', at: [58, 44], count: 2, gap: 64, r: 7, fill: 'match' },
  { kind: 'dots', at: [58, 44], count: 2, gap: 64, r: 2.5, fill: 'strong' },
  line([142, 42], [162, 38], 'control', 6),
  { kind: 'arc', at: [137, 43], r: 7, from: 330, to: 560, stroke: 'control', width: 5 },
  line([196, 44], [176, 51], 'strong', 9),
  line([200, 44], [214, 51], 'strong', 9),
  panel([184, 23], [28, 26], 10, 'brand'),
  line([190, 30], [166, 38], 'brand', 9),
  { kind: 'dot', at: [164, 38], r: 5.5, fill: 'raised' },
  ...head([194, 18], 'raised'),
  { kind: 'arc', at: [195, 12], r: 7, from: 275, to: 445, stroke: 'strong', width: 8 },
  slot([180, 9], [28, 5], 'strong'),
  line([236, 50], [270, 50], 'brand', 8),
  line([268, 49], [280, 38], 'brand', 8),
  { kind: 'dot', at: [252, 39], r: 13, fill: 'raised' },
  { kind: 'arc', at: [252, 39], r: 6, from: 100, to: 390, stroke: 'strong', width: 3 },
  ...[276, 288].map((x) => line([280, 38], [x, 28], 'brand', 3)),
  { kind: 'dots', at: [276, 27], count: 2, gap: 12, r: 3.5, fill: 'strong' },
]);

/** New front end: she pushes a new store front in front of the old shop, which stays open. */
export const newFront = strip([
  place('quiet'),
  panel([30, 14], [94, 40], 2, 'control'),
  line([22, 18], [116, 9], 'strong', 7),
  panel([40, 24], [40, 20], 2, 'raised'),
  ...head([60, 36], 'quiet'),
  { kind: 'arc', at: [60, 34], r: 8, from: 280, to: 440, stroke: 'strong', width: 6 },
  panel([36, 44], [48, 10], 0, 'control'),
  panel([112, 8], [118, 42], 4, 'raised'),
  ...[0, 1, 2, 3, 4].map((index) =>
    panel([108 + index * 25.2, 4], [25.2, 17], 8, index % 2 ? 'raised' : 'brand'),
  ),
  panel([120, 25], [56, 19], 3, 'strong'),
  { kind: 'arc', at: [134, 32], r: 4, from: 270, to: 450, stroke: 'raised', width: 2.5 },
  panel([127, 32], [14, 12], 2, 'raised'),
  ...sneaker([147, 33], 0.7, 'raised', 'strong'),
  panel([184, 24], [30, 26], 3, 'match'),
  { kind: 'dot', at: [208, 38], r: 2.5, fill: 'strong' },
  { kind: 'dots', at: [128, 49], count: 2, gap: 86, r: 5.5, fill: 'strong' },
  line([268, 40], [286, 51], 'strong', 9),
  line([266, 40], [262, 51], 'strong', 9),
  line([262, 26], [268, 38], 'brand', 18),
  line([262, 27], [236, 27], 'brand', 9),
  { kind: 'dot', at: [235, 27], r: 5.5, fill: 'raised' },
  { kind: 'dot', at: [268, 11], r: 8, fill: 'strong' },
  { kind: 'dot', at: [258, 13], r: 12, fill: 'strong' },
  ...head([255, 14], 'raised'),
]);

/** A shopper. The point is the middle of the head. */
const shopper = ([x, y]: Point, hair: Tone, clothes: Tone): readonly Shape[] => [
  panel([x - 11, y + 6], [22, 36 - y], 6, clothes),
  { kind: 'dot', at: [x, y - 2], r: 9, fill: hair },
  { kind: 'dot', at: [x, y], r: 8, fill: 'quiet' },
  { kind: 'dots', at: [x - 2, y], count: 2, gap: 6, r: 1.5, fill: 'strong' },
  { kind: 'arc', at: [x + 1, y + 2], r: 3, from: 100, to: 260, stroke: 'strong', width: 2 },
];

/** New platform: a turtle carries the whole store to a new place. Inside, people keep shopping. */
export const newPlatform = strip([
  place('brand'),
  line([62, 44], [36, 50], 'quiet', 8),
  ...[80, 112, 190, 222].map((x) => line([x, 42], [x + 7, 47], 'quiet', 15)),
  line([232, 40], [262, 24], 'quiet', 18),
  { kind: 'dot', at: [266, 22], r: 17, fill: 'quiet' },
  { kind: 'dot', at: [272, 18], r: 3.5, fill: 'strong' },
  { kind: 'arc', at: [271, 23], r: 8, from: 100, to: 210, stroke: 'strong', width: 3 },
  cutOut(
    [
      [58, 38],
      [76, 8],
      [222, 8],
      [240, 38],
    ],
    'quiet',
    8,
  ),
  { kind: 'dots', at: [74, 27], count: 2, gap: 150, r: 5, fill: 'brand' },
  panel([86, 8], [126, 32], 2, 'raised'),
  { kind: 'dot', at: [97, 21], r: 5, fill: 'strong' },
  ...shopper([108, 26], 'strong', 'brand'),
  ...shopper([146, 25], 'brand', 'strong'),
  line([156, 34], [172, 23], 'strong', 6),
  { kind: 'dot', at: [174, 21], r: 4, fill: 'quiet' },
  ...shopper([196, 26], 'strong', 'brand'),
  line([174, 20], [174, 26], 'strong', 3),
  panel([165, 25], [17, 13], 3, 'match'),
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    panel([80 + index * 23, 3], [23, 12], 6, index % 2 ? 'subtle' : 'strong'),
  ),
  slot([50, 38], [198, 8], 'raised'),
]);
