import type { Composition, Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { heading, onBright } from './figure-words.ts';

/** The looks of the three, from left to right. */
const daughter: Look = { ...looks.bun, clothes: 'brand', collar: 'raised' };
const father: Look = { ...looks.mustache, skin: 'subtle', clothes: 'strong', collar: 'raised' };
const grandmother: Look = {
  ...looks.curls,
  hair: 'control',
  wears: 'glasses',
  clothes: 'subtle',
  collar: 'control',
};

/** The back of a sofa, as wide as three people. Their heads are above it. */
const sofa: readonly Shape[] = [
  panel([6, 172], [468, 238], 52, 'raised'),
  panel([0, 330], [480, 80], 12, 'strong'),
];

/** Those who sit on the sofa. The father is behind the others’ shoulders. */
const family: readonly Shape[] = [
  { kind: 'face', at: [236, 240], size: 240, ...father },
  panel([151, 239], [170, 70], 0, father.clothes),
  { kind: 'face', at: [100, 258], size: 256, ...daughter },
  panel([10, 257], [181, 70], 0, daughter.clothes),
  ...[222, 256, 290].map((y) => line([32, y], [168, y], 'raised', 14)),
  { kind: 'face', at: [380, 258], size: 256, ...grandmother },
  panel([289, 257], [181, 70], 0, grandmother.clothes),
];

/** The sofa’s arms, and a long remote control on the family’s knees. */
const remote: readonly Shape[] = [
  ...[0, 438].map((x) => panel([x, 238], [42, 172], 21, 'strong')),
  { kind: 'slot', at: [10, 308], size: [460, 94], fill: 'raised', stroke: 'strong', width: 8 },
  onBright(heading([36, 357], 'Premiere', 28)),
  { kind: 'dot', at: [240, 336], r: 74, fill: 'strong' },
  { kind: 'dot', at: [240, 336], r: 64, fill: 'match' },
  cutOut(
    [
      [226, 324],
      [264, 347],
      [226, 370],
    ],
    'strong',
    14,
  ),
];

/** An arm from the shoulder to a hand on the button. */
const arm = (shoulder: Point, hand: Point, { clothes, skin }: Look): readonly Shape[] => [
  line(shoulder, hand, clothes, 40),
  { kind: 'dot', at: hand, r: 23, fill: skin, stroke: 'strong', width: 7 },
];

/** One arm of each: on the button’s top, left, and right. */
const arms: readonly Shape[] = [
  ...arm([280, 208], [240, 264], father),
  ...arm([168, 222], [175, 303], daughter),
  ...arm([312, 222], [305, 300], grandmother),
];

/** The dog in front of the sofa, which reaches the button with its nose. */
const dog: readonly Shape[] = [
  panel([358, 328], [78, 82], 0, 'brand'),
  { kind: 'dot', at: [388, 328], r: 48, fill: 'brand' },
  panel([298, 334], [116, 44], 21, 'brand'),
  line([364, 391], [430, 391], 'raised', 12),
  slot([394, 300], [38, 78], 'strong'),
  { kind: 'dot', at: [298, 345], r: 14, fill: 'strong' },
  { kind: 'dot', at: [364, 318], r: 7, fill: 'strong' },
];

/**
 * Media and entertainment: three of a family on a sofa press one play button for the premiere. Their
 * dog presses it with its nose.
 */
export const onePlayButton: Composition = {
  width: 480,
  height: 410,
  shapes: [...sofa, ...family, ...remote, ...arms, ...dog],
};
