import type { Composition, Shape } from '#design-system';
import { cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A penguin in sunglasses, and its sign. */
const penguin: readonly Shape[] = [
  line([150, 46], [150, 148], 'strong', 9),
  {
    kind: 'line',
    points: [
      [20, 122],
      [46, 86],
      [116, 90],
      [150, 112],
    ],
    stroke: 'strong',
    width: 18,
  },
  slot([36, 16], [90, 134], 'strong'),
  slot([49, 42], [64, 96], 'raised'),
  ...[46, 82].map((x) => slot([x, 48], [34, 23], 'brand')),
  cutOut(
    [
      [74, 78],
      [88, 78],
      [81, 90],
    ],
    'quiet',
    5,
  ),
  ...[42, 84].map((x) => slot([x, 135], [36, 17], 'brand')),
  panel([134, 0], [198, 92], 14, 'brand'),
  onBrand(centered(strong([233, 32], 'Hiring frozen', 27))),
  onBrand(centered(plain([233, 64], 'until summer', 'onBrand', 24))),
];

/** An office chair in a block of ice, which melts on one side and leaves a puddle. */
const ice: readonly Shape[] = [
  slot([214, 414], [230, 28], 'quiet'),
  slot([150, 430], [330, 28], 'quiet'),
  line([258, 438], [294, 438], 'raised', 5),
  slot([248, 322], [12, 22], 'raised'),
  slot([258, 356], [14, 28], 'raised'),
  cutOut(
    [
      [9, 166],
      [25, 156],
      [222, 156],
      [234, 168],
      [230, 192],
      [202, 206],
      [186, 226],
      [180, 250],
      [188, 276],
      [206, 296],
      [234, 312],
      [242, 428],
      [9, 428],
    ],
    'raised',
    16,
  ),
  line([8, 440], [140, 440], 'quiet', 5),
  panel([50, 186], [104, 104], 24, 'brand'),
  slot([34, 304], [136, 30], 'brand'),
  {
    kind: 'line',
    points: [
      [102, 290],
      [102, 402],
      [52, 402],
      [152, 402],
    ],
    stroke: 'brand',
    width: 15,
  },
  { kind: 'dots', at: [50, 418], count: 3, gap: 52, r: 10, fill: 'brand' },
  line([22, 252], [96, 178], 'quiet', 9),
  line([22, 292], [52, 262], 'quiet', 9),
  line([192, 396], [222, 366], 'quiet', 9),
];

/** The tester in a long coat with boots. */
const tester: readonly Shape[] = [
  ...[334, 396].map((x) => panel([x, 400], [54, 52], 14, 'strong')),
  cutOut(
    [
      [319, 249],
      [465, 249],
      [465, 406],
      [319, 406],
    ],
    'brand',
    18,
  ),
  { kind: 'face', at: [392, 250], size: 232, ...looks.longHair },
  slot([304, 396], [176, 26], 'subtle'),
];

/** A hair dryer, and the hand of the tester who holds it. */
const dryer: readonly Shape[] = [
  ...[226, 250, 274].map((y) => line([196, y], [212, y], 'brand', 6)),
  line([288, 276], [300, 360], 'strong', 28),
  panel([222, 220], [34, 60], 7, 'strong'),
  slot([236, 208], [104, 84], 'strong'),
  { kind: 'dot', at: [298, 250], r: 21, fill: 'quiet' },
  ...[306, 321, 336].map((y) => slot([276, y], [42, 15], 'raised')),
];

/**
 * A tester melts the ice around a company’s frozen chair with a hair dryer. Her pass says how many
 * testers were hired. A penguin on the ice holds a sign about the problem.
 */
export const contractToHire: Composition = {
  width: 480,
  height: 458,
  bleeds: true,
  shapes: [
    ground(392, 'raised'),
    ...ice,
    ...penguin,
    ...tester,
    ...dryer,
    {
      kind: 'line',
      points: [
        [364, 202],
        [392, 296],
        [420, 202],
      ],
      stroke: 'raised',
      width: 7,
    },
    panel([318, 286], [152, 104], 16, 'match'),
    slot([376, 294], [36, 9], 'strong'),
    onBright(centered(heading([394, 326], '9 of 11', 38))),
    onBright(strong([339, 365], 'On staff', 22)),
    { kind: 'tick', at: [440, 366], r: 10, stroke: 'strong', width: 4.5 },
  ],
};
