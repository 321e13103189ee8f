import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A cone with a word on its sleeve, and the hand that holds it. `x` is its middle. */
const cone = (x: number, fill: 'raised' | 'match', word: string): readonly Shape[] => [
  cutOut(
    [
      [x - 52, 176],
      [x + 52, 176],
      [x, 344],
    ],
    'subtle',
    16,
  ),
  cutOut(
    [
      [x - 65, 172],
      [x + 65, 172],
      [x + 52, 214],
      [x - 52, 214],
    ],
    fill,
    14,
  ),
  onBright(centered(strong([x, 194], word, 32))),
  ...[256, 273, 290].map((y) => slot([x - 25, y], [50, 15], 'quiet')),
];

/** A gull that looks to the left. The point is its eye. */
const gull = ([x, y]: Point): readonly Shape[] => [
  line([x - 14, y + 4], [x - 36, y + 8], 'control', 11),
  { kind: 'dot', at: [x, y], r: 22, fill: 'quiet' },
  cutOut(
    [
      [x - 10, y + 8],
      [x + 40, y + 12],
      [x + 74, y + 6],
      [x + 50, y + 38],
      [x + 16, y + 36],
    ],
    'quiet',
    18,
  ),
  { kind: 'dot', at: [x - 6, y - 3], r: 5, fill: 'strong' },
];

/** A gull that flies off with the commission. */
const commission: readonly Shape[] = [
  ...gull([110, 54]),
  cutOut(
    [
      [126, 64],
      [160, 64],
      [184, 10],
    ],
    'brand',
    14,
  ),
  { kind: 'dot', at: [44, 66], r: 43, fill: 'brand' },
  onBrand(centered(heading([43, 68], '–15%', 28))),
];

/** A gull on her head, with a bite. */
const bite: readonly Shape[] = [
  ...[260, 276].map((x) => line([x, 108], [x, 142], 'control', 6)),
  ...gull([244, 68]),
  line([268, 84], [294, 84], 'brand', 16),
  { kind: 'dot', at: [208, 84], r: 15, fill: 'brand' },
];

/** A receptionist with a cone in each hand. */
const receptionist: readonly Shape[] = [
  { kind: 'face', at: [240, 322], size: 212, ...looks.bob, clothes: 'raised', collar: 'strong' },
  panel([165, 321], [150, 49], 0, 'raised'),
  ...[-1, 1].map(
    (side): Shape => ({
      kind: 'line',
      points: [
        [240 + side * 54, 322],
        [240 + side * 96, 352],
        [240 + side * 134, 298],
      ],
      stroke: 'raised',
      width: 36,
    }),
  ),
];

/**
 * Real cost by channel: from the agency’s cone, a gull takes 15%, and another one takes a bite. The
 * website’s cone stays whole.
 */
export const gullsAndIceCream: Composition = {
  width: 480,
  height: 370,
  shapes: [
    panel([0, 140], [480, 230], 0, 'brand'),
    ...[12, 416].flatMap((x) => [
      slot([x + 4, 326], [44, 8], 'quiet'),
      slot([x, 346], [52, 8], 'quiet'),
    ]),
    ...receptionist,
    { kind: 'dot', at: [96, 152], r: 54, fill: 'quiet' },
    { kind: 'dot', at: [384, 148], r: 56, fill: 'quiet' },
    { kind: 'dot', at: [384, 94], r: 49, fill: 'brand' },
    { kind: 'dot', at: [384, 46], r: 40, fill: 'quiet' },
    ...cone(96, 'raised', 'Agency'),
    ...cone(384, 'match', 'Website'),
    ...bite,
    ...commission,
  ],
};
