import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A bird in its nest on the rocket’s tip. */
const nest: readonly Shape[] = [
  line([276, 34], [302, 16], 'raised', 12),
  { kind: 'dot', at: [252, 36], r: 26, fill: 'raised' },
  { kind: 'dot', at: [230, 22], r: 18, fill: 'raised' },
  cutOut(
    [
      [214, 18],
      [198, 25],
      [214, 29],
    ],
    'strong',
    4,
  ),
  { kind: 'dot', at: [226, 19], r: 4, fill: 'strong' },
  cutOut(
    [
      [204, 54],
      [288, 54],
      [270, 78],
      [222, 78],
    ],
    'strong',
    18,
  ),
  line([190, 62], [246, 46], 'subtle', 5),
  line([218, 50], [302, 62], 'subtle', 5),
  line([200, 78], [276, 62], 'subtle', 5),
  line([230, 66], [288, 80], 'subtle', 5),
];

/** One fin, on either side. */
const fin = (way: -1 | 1) =>
  cutOut(
    [
      [246 + way * 52, 236],
      [246 + way * 78, 292],
      [246 + way * 78, 354],
      [246 + way * 40, 318],
    ],
    'strong',
    14,
  );

/** The outline of one side, from the bottom: how far it is from the middle, and its height. */
const side: readonly Point[] = [
  [24, 314],
  [34, 294],
  [42, 268],
  [47, 240],
  [49, 212],
  [48, 186],
  [44, 160],
  [37, 136],
  [28, 116],
  [14, 98],
];

const rocket: readonly Shape[] = [
  panel([218, 312], [56, 42], 8, 'strong'),
  fin(-1),
  fin(1),
  cutOut(
    [
      [246, 314],
      [246, 314],
      ...side.map(([dx, y]): Point => [246 + dx, y]),
      ...side.map(([dx, y]): Point => [246 - dx, y]).reverse(),
    ],
    'brand',
    20,
  ),
  line([222, 300], [270, 300], 'quiet', 12),
  { kind: 'dot', at: [246, 194], r: 44, fill: 'quiet', stroke: 'raised', width: 10 },
  { kind: 'face', at: [246, 232], size: 82, inCircle: true, ...looks.curls },
];

/** The tester. She holds up one hand. */
const tester: readonly Shape[] = [
  ...[76, 126].map((x) => line([x, 306], [x, 340], 'strong', 36)),
  ...[48, 110].map((x) => slot([x, 338], [58, 24], 'raised')),
  { kind: 'face', at: [86, 270], size: 222, ...looks.bun, clothes: 'match', collar: 'strong' },
  line([25, 262], [20, 290], 'match', 30),
  { kind: 'dot', at: [18, 308], r: 16, fill: 'raised' },
  cutOut(
    [
      [62, 262],
      [159, 262],
      [140, 312],
      [62, 312],
    ],
    'match',
    16,
  ),
  onBright(centered(strong([100, 288], 'Tester', 28))),
  {
    kind: 'line',
    points: [
      [136, 244],
      [178, 232],
      [175, 178],
    ],
    stroke: 'match',
    width: 34,
  },
  panel([151, 124], [50, 50], 18, 'raised'),
  ...[151, 164, 177].map((x) => slot([x, 94], [12, 52], 'raised')),
  line([193, 152], [209, 134], 'raised', 12),
];

/** The launch operator, with a hand on the lever and a bottle for later. */
const operator: readonly Shape[] = [
  { kind: 'face', at: [378, 272], size: 196, ...looks.beard, cut: 'hardHat', hair: 'brand' },
  line([327, 266], [325, 182], 'strong', 10),
  { kind: 'dot', at: [325, 178], r: 14, fill: 'strong' },
  line([350, 262], [331, 226], 'brand', 28),
  { kind: 'dot', at: [326, 216], r: 17, fill: 'raised' },
  slot([430, 176], [18, 60], 'strong'),
  panel([422, 208], [34, 60], 14, 'strong'),
  panel([422, 230], [34, 20], 0, 'quiet'),
  panel([304, 262], [152, 100], 14, 'raised'),
  onBright(centered(strong([380, 314], 'Launch day', 25))),
];

/** A tester stops a rocket on its launch day, because a bird nests on its tip. */
export const heldLaunch: Composition = {
  width: 480,
  height: 362,
  shapes: [...nest, ...rocket, ...operator, ...tester],
};
