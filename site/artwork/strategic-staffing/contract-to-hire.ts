import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A penguin in sunglasses, and its sign. */
const penguin: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [26, 126],
      [48, 90],
      [112, 92],
      [146, 118],
    ],
    stroke: 'strong',
    width: 16,
  },
  slot([40, 28], [80, 122], 'strong'),
  slot([52, 52], [56, 88], 'raised'),
  slot([50, 58], [30, 20], 'brand'),
  slot([80, 58], [30, 20], 'brand'),
  cutOut(
    [
      [74, 84],
      [86, 84],
      [80, 94],
    ],
    'quiet',
    5,
  ),
  ...[46, 82].map((x) => slot([x, 136], [32, 14], 'brand')),
  line([146, 40], [146, 148], 'strong', 8),
  panel([132, 6], [180, 86], 14, 'brand'),
  onBrand(centered(strong([222, 34], 'Hiring frozen', 24))),
  onBrand(centered(plain([222, 64], 'until summer', 'onBrand', 22))),
];

/** An office chair in a block of ice, which melts on one side. */
const ice: readonly Shape[] = [
  slot([0, 404], [276, 26], 'raised'),
  slot([246, 318], [11, 20], 'raised'),
  slot([250, 362], [14, 26], 'raised'),
  cutOut(
    [
      [14, 164],
      [28, 152],
      [218, 152],
      [228, 164],
      [224, 192],
      [194, 206],
      [178, 226],
      [170, 248],
      [178, 270],
      [194, 290],
      [222, 304],
      [230, 420],
      [10, 420],
    ],
    'raised',
    14,
  ),
  panel([58, 190], [84, 92], 22, 'brand'),
  slot([46, 296], [108, 26], 'brand'),
  {
    kind: 'line',
    points: [
      [100, 280],
      [100, 384],
      [56, 384],
      [144, 384],
    ],
    stroke: 'brand',
    width: 13,
  },
  { kind: 'dots', at: [56, 398], count: 3, gap: 44, r: 9, fill: 'brand' },
  line([30, 246], [104, 172], 'quiet', 8),
  line([30, 282], [60, 252], 'quiet', 8),
  line([176, 396], [206, 366], 'quiet', 8),
];

/** A hair dryer, and the arm and the hand of the tester who holds it. */
const dryer: readonly Shape[] = [
  ...[226, 248, 270].map((y) => line([188, y], [202, y], 'brand', 5)),
  line([284, 276], [296, 356], 'strong', 26),
  panel([214, 220], [30, 56], 6, 'strong'),
  slot([228, 210], [98, 76], 'strong'),
  { kind: 'dot', at: [288, 248], r: 19, fill: 'quiet' },
  line([342, 330], [306, 324], 'brand', 32),
  line([356, 264], [356, 330], 'background', 5),
  ...[302, 316, 330].map((y) => slot([272, y], [38, 14], 'raised')),
];

/**
 * A tester melts the ice around a company’s frozen chair with a hair dryer. Her pass says how many
 * testers were hired. A penguin on the ice holds a sign about the problem.
 */
export const contractToHire: Composition = {
  width: 480,
  height: 440,
  shapes: [
    slot([0, 424], [480, 16], 'brand'),
    ...ice,
    ...penguin,
    panel([316, 239], [160, 190], 0, 'brand'),
    { kind: 'face', at: [396, 240], size: 226, ...looks.longHair },
    ...dryer,
    {
      kind: 'line',
      points: [
        [368, 196],
        [396, 316],
        [424, 196],
      ],
      stroke: 'raised',
      width: 7,
    },
    panel([322, 308], [148, 104], 16, 'match'),
    slot([378, 316], [36, 9], 'strong'),
    onBright(centered(heading([396, 348], '9 of 11', 38))),
    onBright(strong([342, 387], 'On staff', 22)),
    { kind: 'tick', at: [442, 388], r: 10, stroke: 'strong', width: 4.5 },
  ],
};
