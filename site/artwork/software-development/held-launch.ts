import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A bird in its nest on the rocket’s tip. */
const nest: readonly Shape[] = [
  line([292, 34], [318, 16], 'raised', 12),
  { kind: 'dot', at: [268, 36], r: 26, fill: 'raised' },
  { kind: 'dot', at: [246, 22], r: 18, fill: 'raised' },
  cutOut(
    [
      [230, 18],
      [214, 25],
      [230, 29],
    ],
    'strong',
    4,
  ),
  { kind: 'dot', at: [242, 19], r: 4, fill: 'strong' },
  cutOut(
    [
      [220, 54],
      [304, 54],
      [286, 78],
      [238, 78],
    ],
    'strong',
    18,
  ),
  line([206, 62], [262, 46], 'subtle', 5),
  line([234, 50], [318, 62], 'subtle', 5),
  line([216, 78], [292, 62], 'subtle', 5),
  line([246, 66], [304, 80], 'subtle', 5),
];

/** One fin, on either side. */
const fin = (way: -1 | 1) =>
  cutOut(
    [
      [262 + way * 52, 236],
      [262 + way * 78, 292],
      [262 + way * 78, 354],
      [262 + way * 40, 318],
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
  panel([234, 312], [56, 42], 8, 'strong'),
  fin(-1),
  fin(1),
  cutOut(
    [
      [262, 314],
      [262, 314],
      ...side.map(([dx, y]): Point => [262 + dx, y]),
      ...side.map(([dx, y]): Point => [262 - dx, y]).reverse(),
    ],
    'brand',
    20,
  ),
  line([238, 300], [286, 300], 'quiet', 12),
  { kind: 'dot', at: [262, 194], r: 44, fill: 'quiet', stroke: 'raised', width: 10 },
  { kind: 'face', at: [262, 232], size: 82, inCircle: true, ...looks.curls },
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
      [184, 232],
      [182, 178],
    ],
    stroke: 'match',
    width: 34,
  },
  panel([158, 124], [50, 50], 18, 'raised'),
  ...[158, 171, 184].map((x) => slot([x, 94], [12, 52], 'raised')),
  line([200, 152], [216, 134], 'raised', 12),
];

/** The launch operator, with a hand on the lever and a bottle for later. */
const operator: readonly Shape[] = [
  { kind: 'face', at: [402, 272], size: 196, ...looks.beard, cut: 'hardHat', hair: 'brand' },
  line([344, 266], [342, 182], 'strong', 10),
  { kind: 'dot', at: [342, 178], r: 14, fill: 'strong' },
  line([370, 262], [348, 226], 'brand', 28),
  { kind: 'dot', at: [343, 216], r: 17, fill: 'raised' },
  slot([454, 176], [18, 60], 'strong'),
  panel([446, 208], [34, 60], 14, 'strong'),
  panel([446, 230], [34, 20], 0, 'quiet'),
  panel([328, 262], [152, 100], 14, 'raised'),
  onBright(centered(strong([404, 314], 'Launch day', 25))),
];

/** A tester stops a rocket on its launch day, because a bird nests on its tip. */
export const heldLaunch: Composition = {
  width: 480,
  height: 362,
  shapes: [...nest, ...rocket, ...operator, ...tester],
};
