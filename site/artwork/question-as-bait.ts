import type { Composition, Point, Shape } from '#design-system';
import { cutOut, exclamation, line, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand } from './figure-words.ts';

/** An aquarium on its stand. */
const aquarium: readonly Shape[] = [
  panel([222, 190], [248, 170], 0, 'subtle'),
  panel([222, 226], [248, 134], 0, 'quiet'),
  slot([212, 182], [268, 18], 'brand'),
  panel([212, 352], [268, 52], 12, 'brand'),
  onBrand(centered(heading([346, 379], 'Data', 34))),
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
      [264, 296],
      [236, 274],
      [236, 318],
    ],
    'match',
    12,
  ),
  line([282, 296], [318, 296], 'match', 60),
  line([338, 304], [352, 304], 'quiet', 10),
  { kind: 'dot', at: [324, 284], r: 6, fill: 'strong' },
  ...exclamation([286, 296], 18, 'strong'),
];

/** A question mark at the end of the line, below a tag with the question. */
const bait: readonly Shape[] = [
  line([392, 18], [392, 246], 'control', 4),
  panel([310, 68], [164, 98], 16, 'brand'),
  onBrand(centered(heading([392, 100], 'Who will', 31))),
  onBrand(centered(heading([392, 136], 'cancel?', 31))),
  { kind: 'arc', at: [392, 264], r: 23, from: 270, to: 540, stroke: 'strong', width: 15 },
  line([392, 287], [392, 299], 'strong', 15),
  { kind: 'dot', at: [392, 326], r: 10, fill: 'strong' },
];

/** The data scientist with her rod, on a bucket. */
const angler: readonly Shape[] = [
  cutOut(
    [
      [26, 344],
      [124, 344],
      [114, 397],
      [36, 397],
    ],
    'control',
    14,
  ),
  {
    kind: 'line',
    points: [
      [96, 332],
      [168, 332],
      [174, 376],
    ],
    stroke: 'quiet',
    width: 34,
  },
  {
    kind: 'line',
    points: [
      [70, 338],
      [118, 338],
      [122, 376],
    ],
    stroke: 'quiet',
    width: 34,
  },
  ...[98, 154].map((x) => panel([x, 368], [50, 36], 14, 'brand')),
  panel([28, 272], [132, 66], 24, 'brand'),
  {
    kind: 'face',
    at: [94, 276],
    size: 212,
    skin: 'quiet',
    hair: 'control',
    cut: 'bun',
    clothes: 'brand',
    collar: 'raised',
    wears: 'glasses',
  },
  line([136, 322], [279, 84], 'control', 9),
  { kind: 'arc', at: [390, 151], r: 130, from: 301, to: 361, stroke: 'control', width: 9 },
  line([36, 268], [40, 306], 'brand', 34),
  {
    kind: 'line',
    points: [
      [42, 300],
      [46, 316],
      [134, 314],
    ],
    stroke: 'quiet',
    width: 24,
  },
  line([164, 254], [190, 233], 'quiet', 24),
  line([144, 270], [164, 254], 'brand', 34),
  { kind: 'dot', at: [194, 230], r: 17, fill: 'quiet' },
  { kind: 'dot', at: [142, 312], r: 17, fill: 'quiet' },
];

/**
 * Data science: a data scientist fishes in an aquarium of data. Her bait is a question, and the fish
 * that comes is the answer.
 */
export const questionAsBait: Composition = {
  width: 480,
  height: 404,
  shapes: [...aquarium, ...fish([296, 245]), ...fish([446, 334]), ...answer, ...bait, ...angler],
};
