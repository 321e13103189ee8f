import type { Composition, Shape } from '#design-system';
import { bleed, block, cutOut, ground, line, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { care, catInBox, counter, customer, leg, letters } from './apology-counter.ts';

/** Snow at night. */
const snow: readonly Shape[] = [
  { kind: 'dots', at: [60, 24], count: 3, gap: 44, r: 5, fill: 'raised' },
  { kind: 'dots', at: [24, 56], count: 4, gap: 56, r: 4.5, fill: 'raised', direction: 'down' },
  { kind: 'dots', at: [184, 76], count: 4, gap: 56, r: 4.5, fill: 'raised', direction: 'down' },
];

/** Lights on a wire. */
const lights: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [208, 6],
      [264, 24],
      [326, 10],
      [388, 24],
      [492, 4],
    ],
    stroke: 'strong',
    width: 4,
  },
  { kind: 'dots', at: [233, 26], count: 4, gap: 62, r: 9, fill: 'quiet' },
  { kind: 'dots', at: [264, 34], count: 4, gap: 62, r: 9, fill: 'raised' },
];

/** The head of customer care in a Christmas hat, among her letters. */
const writer: readonly Shape[] = [
  { kind: 'face', at: [364, 210], size: 160, ...care },
  line([356, 140], [372, 140], 'raised', 14),
  { kind: 'arc', at: [364, 150], r: 11, from: -50, to: 50, stroke: 'strong', width: 3.5 },
  cutOut(
    [
      [338, 84],
      [390, 84],
      [424, 112],
      [396, 62],
      [360, 58],
    ],
    'quiet',
    10,
  ),
  slot([324, 80], [80, 20], 'raised'),
  { kind: 'dot', at: [428, 116], r: 12, fill: 'raised' },
  ...letters(222, 9),
  ...letters(396, 4),
];

/** A customer, whose box has no shoes in it. */
const shopper: readonly Shape[] = [
  ...leg(76, 'quiet'),
  ...leg(126, 'quiet'),
  { kind: 'face', at: [102, 212], size: 190, ...customer },
  line([92, 129], [112, 129], 'raised', 16),
  { kind: 'arc', at: [102, 141], r: 13, from: -50, to: 50, stroke: 'strong', width: 4 },
  cutOut(
    [
      [56, 206],
      [148, 206],
      [154, 250],
      [50, 250],
    ],
    'control',
    22,
  ),
  ...catInBox([108, 196], 58, 'brand'),
  { kind: 'dots', at: [62, 228], count: 2, gap: 92, r: 14, fill: 'raised' },
];

/** At Christmas, customer care writes 183 apologies. Only a cat is in a customer’s shoe box. */
export const apologiesAtChristmas: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    ground(286, 'brand'),
    block([208, -bleed], [bleed, bleed + 220], 'brand'),
    ...snow,
    ...lights,
    ...writer,
    ...counter,
    onBright(centered(heading([351, 256], '183 apologies', 34))),
    ...shopper,
  ],
};
