import type { Composition, Shape } from '#design-system';
import { bleed, ground, line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, strong, struck } from '../figure-words.ts';
import { cardboardBeaver } from './cardboard-beaver.ts';

const customer = {
  ...looks.hardHat,
  clothes: 'brand',
  wears: 'mustache',
} as const;

/** The sign with the count, on two long chains. */
const sign: readonly Shape[] = [
  ...[48, 432].map((x) => line([x, -bleed], [x, 10], 'strong', 9)),
  panel([0, 0], [480, 124], 24, 'match'),
  onBright(heading([20, 64], '810', 108)),
  onBright(strong([224, 42], 'duplicates', 48)),
  ...struck(onBright(strong([224, 90], '13,500', 40)), 118),
];

/** The head of sales operations. */
const checker: readonly Shape[] = [
  { kind: 'face', at: [138, 420], size: 280, ...looks.longHair, skin: 'subtle', clothes: 'strong' },
  panel([39, 412], [198, 148], 0, 'strong'),
];

const doorway: readonly Shape[] = [
  panel([258, 148], [222, 424], 12, 'strong'),
  panel([272, 160], [194, 392], 4, 'raised'),
];

/** The customer, with a mug. */
const realCustomer: readonly Shape[] = [
  { kind: 'face', at: [374, 420], size: 262, ...customer },
  panel([282, 412], [184, 148], 0, 'brand'),
  panel([350, 416], [64, 66], 10, 'raised'),
  { kind: 'arc', at: [418, 446], r: 15, from: 0, to: 180, stroke: 'raised', width: 9 },
  onBright(centered(heading([382, 450], '1', 46))),
  { kind: 'dot', at: [350, 452], r: 18, fill: 'quiet' },
];

/** Her arm, and two fingers that pinch the customer’s cheek. */
const arm: readonly Shape[] = [
  line([208, 412], [290, 330], 'strong', 46),
  { kind: 'dot', at: [302, 318], r: 22, fill: 'subtle' },
  line([306, 304], [336, 296], 'subtle', 14),
  line([310, 326], [338, 318], 'subtle', 14),
];

/** A cutout of the customer, made of cardboard. */
const cutout = (x: number): readonly Shape[] => [
  panel([x - 44, 434], [88, 120], 40, 'raised'),
  panel([x - 58, 518], [116, 90], 30, 'raised'),
  { kind: 'face', at: [x, 580], size: 148, ...customer },
  panel([x - 52, 576], [104, 30], 0, 'brand'),
];

/** A cart with three cutouts, one with bite marks. */
const cart: readonly Shape[] = [
  ...[62, 166, 270].flatMap(cutout),
  { kind: 'dots', at: [326, 538], count: 4, gap: 20, r: 13, fill: 'brand', direction: 'down' },
  panel([4, 596], [326, 56], 12, 'subtle'),
  onBright(centered(strong([167, 624], 'Pair 48 of 212', 34))),
  { kind: 'dots', at: [62, 660], count: 2, gap: 210, r: 20, fill: 'strong' },
  { kind: 'dots', at: [62, 660], count: 2, gap: 210, r: 8, fill: 'raised' },
];

/** The other cutouts, on shelves in the cellar. */
const cellar: readonly Shape[] = [
  ground(704, 'strong'),
  ...[704, 864, 1024].flatMap((y): readonly Shape[] => [
    ...[-40, 100, 240, 380, 520].map(
      (x): Shape => ({ kind: 'face', at: [x, y + 160], size: 150, ...customer }),
    ),
    line([-bleed, y], [480 + bleed, y], 'raised', 12),
  ]),
];

/**
 * Four customers look the same. A colleague pinches one of them, who is real. The others are cardboard
 * on a cart, and a beaver gnaws at one. A sign counts the duplicates, now and before.
 */
export const cardboardCustomers: Composition = {
  width: 480,
  height: 684,
  bleeds: true,
  shapes: [
    ...doorway,
    ground(552, 'brand'),
    ...cellar,
    ...checker,
    ...realCustomer,
    ...arm,
    ...cart,
    ...cardboardBeaver,
    ...sign,
  ],
};
