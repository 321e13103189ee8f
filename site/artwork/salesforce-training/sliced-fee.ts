import type { Composition, Point, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A slice, which is a coin. The point is its middle. */
const slice = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x - 9, y], r: 36, fill: 'brand' },
  { kind: 'dot', at: [x, y], r: 33, fill: 'match', stroke: 'raised', width: 5 },
  { kind: 'dot', at: [x, y], r: 35, stroke: 'brand', width: 2 },
  ...dollarSign([x, y], 22, 'strong'),
];

/** A student who raises a cleaver, and holds the salami. */
const student: readonly Shape[] = [
  {
    kind: 'face',
    at: [112, 133],
    size: 128,
    ...looks.afro,
    hair: 'brand',
    clothes: 'control',
    collar: 'strong',
  },
  line([86, 110], [56, 118], 'control', 34),
  line([138, 111], [206, 78], 'control', 34),
  line([206, 78], [254, 58], 'brand', 14),
  cutOut(
    [
      [246, 28],
      [318, 14],
      [326, 56],
      [254, 72],
    ],
    'quiet',
    10,
  ),
  { kind: 'dot', at: [306, 31], r: 7, fill: 'background' },
  { kind: 'dot', at: [210, 76], r: 18, fill: 'quiet' },
];

/** The salami on a board. Its band says that it is one fee. */
const salami: readonly Shape[] = [
  slot([4, 178], [260, 12], 'control'),
  { kind: 'dot', at: [12, 143], r: 10, fill: 'brand' },
  line([52, 143], [204, 143], 'brand', 72),
  panel([62, 107], [110, 72], 0, 'quiet'),
  onBright(centered(heading([117, 145], 'One fee', 26))),
  { kind: 'dot', at: [42, 114], r: 18, fill: 'quiet' },
  ...slice([220, 143]),
];

/** A teacher with her mouth full and crumbs on her sweater, who holds a fork and a knife. */
const teacher: readonly Shape[] = [
  {
    kind: 'face',
    at: [412, 180],
    size: 150,
    ...looks.grayHair,
    cut: 'bob',
    clothes: 'brand',
    collar: 'quiet',
  },
  { kind: 'dot', at: [394, 117], r: 12, fill: 'raised' },
  panel([364, 176], [96, 14], 0, 'brand'),
  line([374, 156], [365, 172], 'brand', 36),
  line([450, 156], [459, 172], 'brand', 36),
  line([360, 104], [360, 164], 'quiet', 9),
  line([349, 112], [371, 112], 'quiet', 9),
  ...[349, 360, 371].map((x) => line([x, 90], [x, 110], 'quiet', 6)),
  line([463, 98], [463, 136], 'quiet', 16),
  line([463, 136], [463, 164], 'quiet', 9),
  ...[363, 461].map((x): Shape => ({ kind: 'dot', at: [x, 166], r: 14, fill: 'raised' })),
  { kind: 'dot', at: [398, 158], r: 5, fill: 'match' },
  { kind: 'dot', at: [418, 166], r: 6, fill: 'match' },
  { kind: 'dot', at: [430, 152], r: 4, fill: 'match' },
  { kind: 'dot', at: [404, 178], r: 4, fill: 'match' },
  panel([380, 56], [64, 24], 6, 'brand'),
  cutOut(
    [
      [412, 22],
      [470, 43],
      [412, 64],
      [354, 43],
    ],
    'brand',
    8,
  ),
  line([452, 50], [458, 80], 'quiet', 7),
];

/**
 * A student cuts a salami that is one fee. Its slices are coins, and a hungry teacher waits for the
 * next one.
 */
export const slicedFee: Composition = {
  width: 480,
  height: 190,
  shapes: [...student, ...salami, ...slice([306, 154]), ...teacher],
};
