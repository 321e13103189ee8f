import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A scoop of ice cream. */
const scoop = (at: Point, r: number, fill: 'brand' | 'quiet'): Shape => ({
  kind: 'dot',
  at,
  r,
  fill,
});

/** Two scoops on a cone with a word on its sleeve. `x` is its middle. */
const cone = (x: number, fill: 'raised' | 'match', word: string): readonly Shape[] => [
  scoop([x, 256], 66, 'brand'),
  scoop([x, 180], 60, 'quiet'),
  cutOut(
    [
      [x - 48, 310],
      [x + 48, 310],
      [x, 458],
    ],
    'brand',
    16,
  ),
  cutOut(
    [
      [x - 71, 280],
      [x + 71, 280],
      [x + 62, 332],
      [x - 62, 332],
    ],
    fill,
    16,
  ),
  onBright(centered(strong([x, 307], word, 31))),
];

/** An arm, and a fist around the cone. `side` is -1 for the left one. */
const arm = (side: -1 | 1): readonly Shape[] => {
  const x = 240 + side * 158;
  return [
    {
      kind: 'line',
      points: [
        [240 + side * 76, 446],
        [240 + side * 112, 456],
        [240 + side * 140, 414],
      ],
      stroke: 'quiet',
      width: 42,
    },
    panel([x - 40, 354], [80, 80], 30, 'raised'),
    ...[374, 394, 414].map((y) => line([x, y], [x + side * 26, y], 'brand', 5)),
    line([x - side * 14, 352], [x + side * 12, 352], 'raised', 26),
  ];
};

/** A receptionist in the middle. */
const receptionist: Shape = {
  kind: 'face',
  at: [240, 478],
  size: 290,
  ...looks.bob,
  skin: 'raised',
  hair: 'brand',
  clothes: 'quiet',
  collar: 'brand',
};

/** A gull that flies off with the agency’s third scoop. */
const gull: readonly Shape[] = [
  line([262, 144], [312, 176], 'control', 9),
  line([238, 144], [288, 176], 'control', 9),
  cutOut(
    [
      [176, 92],
      [262, 96],
      [316, 82],
      [278, 142],
      [222, 140],
    ],
    'quiet',
    26,
  ),
  { kind: 'dot', at: [192, 76], r: 36, fill: 'quiet' },
  cutOut(
    [
      [216, 94],
      [278, 94],
      [310, 14],
    ],
    'brand',
    20,
  ),
  { kind: 'dot', at: [182, 70], r: 8, fill: 'strong' },
  scoop([82, 62], 54, 'brand'),
  cutOut(
    [
      [160, 64],
      [132, 74],
      [160, 88],
    ],
    'control',
    10,
  ),
  onBrand(centered(heading([81, 63], '–15%', 33))),
];

/** A reception desk with a bell. */
const desk: readonly Shape[] = [
  { kind: 'dot', at: [240, 456], r: 36, fill: 'strong' },
  slot([226, 410], [28, 16], 'strong'),
  slot([192, 448], [96, 16], 'strong'),
  panel([56, 484], [368, 30], 0, 'quiet'),
  ...[32, 424].map((x) => panel([x, 484], [24, 40], 0, 'brand')),
  slot([0, 464], [480, 28], 'brand'),
];

/**
 * Real cost by channel: a receptionist has two cones. A gull takes 15% from the agency’s. The
 * website’s stays whole.
 */
export const gullsAndIceCream: Composition = {
  width: 480,
  height: 524,
  shapes: [
    receptionist,
    ...cone(82, 'raised', 'Agency'),
    ...cone(398, 'match', 'Website'),
    scoop([398, 106], 54, 'brand'),
    ...arm(-1),
    ...arm(1),
    ...gull,
    ...desk,
  ],
};
