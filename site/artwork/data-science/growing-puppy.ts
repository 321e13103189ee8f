import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, onCircle, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

const dial: Point = [240, 274];

/** The dial’s pointer, which is as wide as the range from 40 to 60 pounds. */
const range: readonly [Point, Point, ...Point[]] = [
  dial,
  onCircle(dial, 88, 0),
  ...[9, 18, 27, 36, 45].map((degrees) => onCircle(dial, 88, degrees)),
];

/** A kitchen scale for dogs. A needle has today’s weight, and the wide pointer what comes. */
const scale: readonly Shape[] = [
  cutOut(
    [
      [204, 160],
      [276, 160],
      [340, 392],
      [140, 392],
    ],
    'brand',
    16,
  ),
  line([240, 148], [240, 170], 'strong', 28),
  slot([134, 136], [212, 22], 'strong'),
  { kind: 'dot', at: dial, r: 112, fill: 'strong' },
  { kind: 'dot', at: dial, r: 102, fill: 'raised' },
  ...[-90, -67, -45, -22, 67, 90].map((degrees) =>
    line(onCircle(dial, 80, degrees), onCircle(dial, 92, degrees), 'strong', 6),
  ),
  cutOut(range, 'strong', 16),
  cutOut(range, 'match', 6),
  line(dial, onCircle(dial, 70, -72), 'strong', 7),
  { kind: 'dot', at: dial, r: 12, fill: 'strong' },
  onBright(centered(heading([240, 314], '40–60 lb', 40))),
  onBright(centered(strong([240, 347], 'in a year', 24))),
];

/** The puppy, with paws that it has to grow into. */
const puppy: readonly Shape[] = [
  line([286, 122], [322, 84], 'quiet', 14),
  panel([196, 74], [88, 66], 30, 'quiet'),
  panel([194, 8], [92, 84], 38, 'quiet'),
  ...[-1, 1].map((side) => line([240 + side * 42, 30], [240 + side * 60, 78], 'strong', 28)),
  { kind: 'dot', at: [262, 44], r: 18, fill: 'brand' },
  slot([210, 52], [60, 36], 'raised'),
  ...[218, 262].map((x): Shape => ({ kind: 'dot', at: [x, 42], r: 6.5, fill: 'strong' })),
  slot([226, 50], [28, 18], 'strong'),
  line([206, 98], [274, 98], 'brand', 11),
  ...[190, 244].map((x) => slot([x, 116], [46, 36], 'raised')),
];

/** Legs with shoes. */
const legs = (xs: readonly number[]): readonly Shape[] =>
  xs.flatMap((x) => [
    line([x, 330], [x, 382], 'control', 30),
    panel([x - 20, 380], [42, 20], 10, 'strong'),
  ]);

/** The owner, with a hand on the head. */
const owner: readonly Shape[] = [
  ...legs([52, 90]),
  panel([36, 236], [70, 110], 16, 'brand'),
  { kind: 'face', at: [73, 260], size: 194, ...looks.curls, clothes: 'brand' },
  { kind: 'dot', at: [73, 175], r: 16, fill: 'raised' },
  { kind: 'dot', at: [73, 176], r: 10, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [48, 260],
      [19, 255],
      [19, 206],
      [40, 142],
    ],
    stroke: 'brand',
    width: 30,
  },
  { kind: 'dot', at: [44, 128], r: 16, fill: 'raised' },
];

/** The arm that holds the leash. */
const leash: readonly Shape[] = [
  line([210, 98], [152, 204], 'brand', 7),
  {
    kind: 'line',
    points: [
      [110, 254],
      [124, 262],
      [146, 222],
    ],
    stroke: 'brand',
    width: 28,
  },
  { kind: 'dot', at: [152, 208], r: 16, fill: 'raised' },
];

/** The data scientist in a lab coat. */
const scientist: readonly Shape[] = [
  ...legs([394, 434]),
  panel([366, 236], [96, 128], 16, 'raised'),
  {
    kind: 'face',
    at: [412, 260],
    size: 180,
    ...looks.turban,
    clothes: 'raised',
    collar: 'brand',
    wears: 'glasses',
  },
  line([414, 276], [414, 362], 'strong', 4),
  line([460, 256], [460, 326], 'raised', 28),
  line([446, 278], [446, 326], 'strong', 4),
  { kind: 'dot', at: [460, 338], r: 15, fill: 'quiet' },
];

/** The data scientist’s arm. */
const pointing: readonly Shape[] = [
  line([366, 260], [344, 226], 'raised', 30),
  line([332, 210], [308, 218], 'quiet', 12),
  { kind: 'dot', at: [338, 212], r: 16, fill: 'quiet' },
];

/**
 * A puppy on a scale. It’s still light, and the pointer for its weight in a year is as wide as the
 * range that the data scientist predicts. The owner is amazed.
 */
export const growingPuppy: Composition = {
  width: 480,
  height: 400,
  shapes: [...owner, ...scientist, ...scale, ...puppy, ...leash, ...pointing],
};
