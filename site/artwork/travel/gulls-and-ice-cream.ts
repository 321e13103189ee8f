import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A cone with a word on its sleeve, and the hand that holds it. `x` is its middle. */
const cone = (x: number, fill: 'raised' | 'match', word: string): readonly Shape[] => [
  cutOut(
    [
      [x - 54, 300],
      [x + 54, 300],
      [x, 446],
    ],
    'brand',
    16,
  ),
  cutOut(
    [
      [x - 72, 290],
      [x + 72, 290],
      [x + 60, 336],
      [x - 60, 336],
    ],
    fill,
    16,
  ),
  onBright(centered(strong([x, 314], word, 33))),
  ...[352, 373, 394].map((y) => slot([x - 34, y], [68, 19], 'raised')),
];

/** A gull that looks to the left. The point is its eye. */
const gull = ([x, y]: Point): readonly Shape[] => [
  line([x - 20, y + 6], [x - 52, y + 14], 'control', 16),
  { kind: 'dot', at: [x, y], r: 32, fill: 'quiet' },
  cutOut(
    [
      [x - 14, y + 14],
      [x + 58, y + 18],
      [x + 106, y + 8],
      [x + 72, y + 56],
      [x + 24, y + 52],
    ],
    'quiet',
    24,
  ),
  { kind: 'dot', at: [x - 9, y - 5], r: 7, fill: 'strong' },
];

/** A gull that flies off with the commission. */
const commission: readonly Shape[] = [
  ...gull([150, 66]),
  cutOut(
    [
      [176, 80],
      [228, 80],
      [284, 16],
    ],
    'brand',
    20,
  ),
  { kind: 'dot', at: [58, 88], r: 54, fill: 'brand' },
  onBrand(centered(heading([57, 89], '–15%', 32))),
];

/** A gull on her head, with a bite. */
const bite: readonly Shape[] = [
  ...[230, 254].map((x) => line([x, 240], [x, 262], 'control', 8)),
  ...gull([198, 184]),
  line([230, 206], [266, 206], 'brand', 20),
  { kind: 'dot', at: [138, 200], r: 20, fill: 'brand' },
];

/** A receptionist with a cone in each hand. */
const receptionist: readonly Shape[] = [
  {
    kind: 'face',
    at: [240, 462],
    size: 248,
    ...looks.bob,
    skin: 'raised',
    hair: 'brand',
    clothes: 'quiet',
    collar: 'brand',
  },
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    {
      kind: 'line',
      points: [
        [240 + side * 60, 446],
        [240 + side * 104, 438],
        [240 + side * 126, 398],
      ],
      stroke: 'quiet',
      width: 40,
    },
    { kind: 'dot', at: [240 + side * 126, 382], r: 26, fill: 'raised' },
  ]),
];

/** The website’s ice cream, which nobody has touched. */
const tower: readonly Shape[] = [
  { kind: 'dot', at: [390, 262], r: 62, fill: 'quiet' },
  { kind: 'dot', at: [404, 194], r: 56, fill: 'brand' },
  { kind: 'dot', at: [390, 134], r: 50, fill: 'quiet' },
  { kind: 'dot', at: [402, 82], r: 43, fill: 'brand' },
  { kind: 'dot', at: [394, 40], r: 36, fill: 'quiet' },
];

/** The reception desk. */
const desk: readonly Shape[] = [
  panel([20, 460], [440, 64], 0, 'brand'),
  slot([0, 436], [480, 32], 'raised'),
  onBrand(centered(heading([240, 497], 'Front desk', 36))),
];

/**
 * Real cost by channel: from the agency’s cone, a gull takes 15%, and another one takes a bite. The
 * website’s cone stays whole.
 */
export const gullsAndIceCream: Composition = {
  width: 480,
  height: 524,
  shapes: [
    ...receptionist,
    { kind: 'dot', at: [90, 262], r: 60, fill: 'brand' },
    { kind: 'dot', at: [132, 216], r: 28, fill: 'background' },
    ...tower,
    ...cone(90, 'raised', 'Agency'),
    ...cone(390, 'match', 'Website'),
    ...bite,
    ...commission,
    ...desk,
  ],
};
