import type { Composition, Point, Shape } from '#design-system';
import { cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { chick, lamp, penguin } from './frozen-office.ts';

/** Waves in the water below the ice, past both edges. */
const waves = (y: number): Shape => ({
  kind: 'line',
  points: [
    [-528, y],
    [-504, y + 8],
    ...Array.from({ length: 62 }, (_, index): Point => [-480 + index * 24, y + (index % 2) * 8]),
  ],
  stroke: 'raised',
  width: 7,
});

/** The ice floe, which has melted where the water drips, and the water with a fish. */
const floe: readonly Shape[] = [
  ground(496, 'raised'),
  ground(586, 'quiet'),
  slot([150, 528], [160, 116], 'quiet'),
  cutOut(
    [
      [392, 626],
      [420, 612],
      [420, 640],
    ],
    'brand',
    8,
  ),
  slot([334, 608], [72, 36], 'brand'),
  { kind: 'dot', at: [350, 622], r: 5, fill: 'raised' },
  ...[662, 718].map(waves),
];

/** An office chair in a block of ice, which melts on one side. */
const ice: readonly Shape[] = [
  slot([248, 426], [12, 22], 'raised'),
  slot([258, 460], [14, 28], 'raised'),
  cutOut(
    [
      [9, 270],
      [25, 260],
      [222, 260],
      [234, 272],
      [230, 296],
      [202, 310],
      [186, 330],
      [180, 354],
      [188, 380],
      [206, 400],
      [234, 416],
      [242, 532],
      [9, 532],
    ],
    'raised',
    16,
  ),
  panel([50, 290], [104, 104], 24, 'brand'),
  slot([34, 408], [136, 30], 'brand'),
  {
    kind: 'line',
    points: [
      [102, 394],
      [102, 506],
      [52, 506],
      [152, 506],
    ],
    stroke: 'brand',
    width: 15,
  },
  { kind: 'dots', at: [50, 522], count: 3, gap: 52, r: 10, fill: 'brand' },
  line([22, 356], [96, 282], 'quiet', 9),
  line([22, 396], [52, 366], 'quiet', 9),
];

/** The tester in a long coat with boots. */
const tester: readonly Shape[] = [
  ...[334, 396].map((x) => panel([x, 504], [54, 60], 14, 'strong')),
  cutOut(
    [
      [319, 353],
      [465, 353],
      [465, 510],
      [319, 510],
    ],
    'brand',
    18,
  ),
  { kind: 'face', at: [392, 354], size: 232, ...looks.longHair },
  slot([304, 500], [176, 26], 'subtle'),
];

/** A hair dryer, and the hand of the tester who holds it. */
const dryer: readonly Shape[] = [
  ...[338, 370].map((y) => line([196, y], [212, y], 'brand', 6)),
  line([288, 380], [300, 464], 'strong', 28),
  panel([222, 324], [34, 60], 7, 'strong'),
  slot([236, 312], [104, 84], 'strong'),
  { kind: 'dot', at: [298, 354], r: 21, fill: 'quiet' },
  ...[410, 425, 440].map((y) => slot([276, y], [42, 15], 'raised')),
];

/** The tester's pass, on its ribbon. */
const pass: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [364, 306],
      [392, 400],
      [420, 306],
    ],
    stroke: 'raised',
    width: 7,
  },
  panel([318, 390], [152, 104], 16, 'match'),
  slot([376, 398], [36, 9], 'strong'),
  onBright(centered(heading([394, 430], '9 of 11', 38))),
  onBright(strong([339, 469], 'On staff', 22)),
  { kind: 'tick', at: [440, 470], r: 10, stroke: 'strong', width: 4.5 },
];

/**
 * A tester melts the ice around a company’s frozen chair with a hair dryer. Her pass says how many
 * testers were hired. A penguin on the ice holds a sign about the problem, and its chick swims in the
 * water.
 */
export const contractToHire: Composition = {
  width: 480,
  height: 656,
  bleeds: true,
  shapes: [...floe, ...lamp, ...ice, ...penguin, ...tester, ...dryer, ...pass, ...chick],
};
