import type { Composition, Shape } from '#design-system';
import { ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong, struck } from '../figure-words.ts';

const customer = {
  ...looks.hardHat,
  clothes: 'brand',
  wears: 'mustache',
} as const;

/** A cutout of the customer, made of cardboard. */
const cutout = (x: number): readonly Shape[] => [
  panel([x - 42, 146], [84, 120], 36, 'raised'),
  panel([x - 58, 224], [116, 130], 30, 'raised'),
  { kind: 'face', at: [x, 280], size: 144, ...customer },
  panel([x - 51, 262], [102, 90], 8, 'brand'),
];

/** A cart with three cutouts. */
const cart: readonly Shape[] = [
  ...[60, 144, 228].flatMap(cutout),
  panel([4, 330], [290, 46], 8, 'quiet'),
  onBright(centered(strong([149, 352], 'Pair 48 of 212', 29))),
  ...[54, 240].map(
    (x): Shape => ({
      kind: 'dot',
      at: [x, 392],
      r: 17,
      fill: 'raised',
      stroke: 'strong',
      width: 9,
    }),
  ),
];

/** The head of sales operations, who pinches the customer’s cheek. */
const checker: readonly Shape[] = [
  { kind: 'face', at: [322, 300], size: 156, ...looks.longHair, hair: 'control', clothes: 'quiet' },
  panel([276, 280], [92, 60], 10, 'quiet'),
  ...[302, 342].map((x) => line([x, 340], [x, 396], 'subtle', 28)),
  ...[284, 324].map((x) => slot([x, 396], [46, 18], 'strong')),
  line([362, 290], [380, 248], 'quiet', 24),
  { kind: 'dot', at: [384, 234], r: 14, fill: 'raised' },
  line([388, 226], [402, 218], 'raised', 9),
];

/** The customer, with a mug. */
const realCustomer: readonly Shape[] = [
  { kind: 'face', at: [424, 290], size: 156, ...customer },
  panel([373, 270], [102, 76], 10, 'brand'),
  ...[404, 444].map((x) => line([x, 346], [x, 396], 'control', 30)),
  ...[386, 428].map((x) => slot([x, 396], [46, 18], 'strong')),
  panel([404, 290], [44, 44], 8, 'raised'),
  { kind: 'dot', at: [402, 314], r: 12, fill: 'quiet' },
  { kind: 'arc', at: [450, 311], r: 10, from: 0, to: 180, stroke: 'raised', width: 7 },
  onBright(centered(heading([426, 313], '1', 34))),
];

/**
 * Four customers look the same. Three of them are cardboard, and are on a cart. A colleague pinches the
 * fourth, who is real. A sign counts the duplicates, now and before.
 */
export const cardboardCustomers: Composition = {
  width: 480,
  height: 440,
  bleeds: true,
  shapes: [
    ground(402, 'brand'),
    ...realCustomer,
    ...checker,
    ...cart,
    panel([0, 0], [480, 108], 22, 'match'),
    onBright(heading([18, 56], '810', 96)),
    onBright(strong([200, 37], 'duplicates', 46)),
    ...struck(onBright(strong([200, 79], '13,500', 38)), 112),
  ],
};
