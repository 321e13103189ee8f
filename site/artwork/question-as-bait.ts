import type { Composition, Point, Shape } from '#design-system';
import { cutOut, exclamation, line, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand } from './figure-words.ts';

/** An aquarium on its stand. */
const aquarium: readonly Shape[] = [
  panel([222, 186], [248, 200], 0, 'subtle'),
  panel([222, 220], [248, 166], 0, 'quiet'),
  slot([212, 178], [268, 20], 'brand'),
  panel([212, 378], [268, 62], 12, 'brand'),
  onBrand(centered(heading([346, 410], 'Data', 42))),
];

/** A fish that swims away, to the right. The point is its middle. */
const fish = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x - 20, y],
      [x - 32, y - 9],
      [x - 32, y + 9],
    ],
    'brand',
    6,
  ),
  line([x - 8, y], [x + 8, y], 'brand', 24),
  { kind: 'dot', at: [x + 10, y - 3], r: 3, fill: 'raised' },
];

/** The fish that comes to the bait, with an exclamation mark on it. */
const answer: readonly Shape[] = [
  cutOut(
    [
      [268, 310],
      [236, 282],
      [236, 338],
    ],
    'match',
    12,
  ),
  line([286, 310], [316, 310], 'match', 76),
  line([340, 320], [352, 320], 'quiet', 11),
  { kind: 'dot', at: [324, 294], r: 7, fill: 'strong' },
  ...exclamation([288, 310], 23, 'strong'),
];

/** A question mark at the end of the line, below a tag with the question. */
const bait: readonly Shape[] = [
  line([392, 12], [392, 240], 'control', 5),
  panel([312, 46], [160, 112], 18, 'brand'),
  onBrand(centered(heading([392, 82], 'Who will', 34))),
  onBrand(centered(heading([392, 122], 'cancel?', 34))),
  { kind: 'arc', at: [392, 268], r: 28, from: 270, to: 540, stroke: 'strong', width: 18 },
  line([392, 296], [392, 308], 'strong', 18),
  { kind: 'dot', at: [392, 344], r: 12, fill: 'strong' },
];

/** The data scientist with her rod, on a bucket. */
const angler: readonly Shape[] = [
  cutOut(
    [
      [19, 356],
      [127, 356],
      [114, 433],
      [32, 433],
    ],
    'control',
    14,
  ),
  {
    kind: 'line',
    points: [
      [96, 344],
      [168, 344],
      [176, 410],
    ],
    stroke: 'quiet',
    width: 38,
  },
  {
    kind: 'line',
    points: [
      [70, 350],
      [118, 350],
      [122, 410],
    ],
    stroke: 'quiet',
    width: 38,
  },
  ...[96, 152].map((x) => panel([x, 400], [56, 40], 15, 'brand')),
  panel([20, 268], [152, 84], 28, 'brand'),
  {
    kind: 'face',
    at: [96, 276],
    size: 250,
    skin: 'quiet',
    hair: 'control',
    cut: 'bun',
    clothes: 'brand',
    collar: 'raised',
    wears: 'glasses',
  },
  line([142, 334], [278, 78], 'control', 10),
  { kind: 'arc', at: [392, 141], r: 130, from: 299, to: 360, stroke: 'control', width: 10 },
  line([26, 272], [32, 312], 'brand', 37),
  {
    kind: 'line',
    points: [
      [34, 306],
      [40, 326],
      [140, 322],
    ],
    stroke: 'quiet',
    width: 27,
  },
  line([176, 258], [202, 222], 'quiet', 27),
  line([166, 274], [178, 252], 'brand', 37),
  { kind: 'dot', at: [202, 222], r: 19, fill: 'quiet' },
  { kind: 'dot', at: [146, 322], r: 19, fill: 'quiet' },
];

/**
 * Data science: a data scientist fishes in an aquarium of data. Her bait is a question, and the fish
 * that comes is the answer.
 */
export const questionAsBait: Composition = {
  width: 480,
  height: 440,
  shapes: [...aquarium, ...fish([296, 244]), ...fish([446, 362]), ...answer, ...bait, ...angler],
};
