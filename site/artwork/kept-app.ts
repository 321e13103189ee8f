import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, plus, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** An app, at an angle. The point is its middle. */
const tile = ([x, y]: Point, turn: number, fill: Tone): Shape =>
  cutOut(
    [
      [x - 28 + turn, y - 28 - turn],
      [x + 28 + turn, y - 28 + turn],
      [x + 28 - turn, y + 28 + turn],
      [x - 28 - turn, y + 28 - turn],
    ],
    fill,
    24,
  );

/** A trash can full of apps. */
const trash: readonly Shape[] = [
  tile([48, 134], -7, 'quiet'),
  { kind: 'dot', at: [46, 132], r: 18, stroke: 'strong', width: 8 },
  tile([84, 58], 5, 'brand'),
  cutOut(
    [
      [76, 42],
      [76, 74],
      [102, 60],
    ],
    'raised',
    8,
  ),
  tile([118, 146], 9, 'strong'),
  ...plus([119, 142], 18, 'raised'),
  cutOut(
    [
      [20, 206],
      [144, 206],
      [134, 398],
      [30, 398],
    ],
    'brand',
    24,
  ),
  slot([0, 186], [164, 28], 'strong'),
  onBrand(centered(heading([82, 276], 'Deleted', 32))),
  onBrand(centered(heading([82, 316], 'apps', 32))),
];

/** An armchair. */
const chair: readonly Shape[] = [
  panel([200, 116], [250, 294], 60, 'brand'),
  ...[174, 408].map((x) => panel([x, 232], [72, 178], 32, 'quiet')),
];

/** A woman in it. */
const woman: readonly Shape[] = [
  { kind: 'face', at: [327, 284], size: 250, ...looks.bun, skin: 'quiet', clothes: 'strong' },
  ...[292, 362].map((x) => line([x, 300], [x, 366], 'strong', 54)),
  ...[264, 334].map((x) => slot([x, 378], [56, 32], 'raised')),
];

/** The app in her arms, with the ears, the tail, and the tag of a cat. */
const cat: readonly Shape[] = [
  { kind: 'arc', at: [398, 300], r: 46, from: 50, to: 200, stroke: 'raised', width: 18 },
  ...[-1, 1].map((side) =>
    cutOut(
      [
        [327 + side * 26, 236],
        [327 + side * 56, 214],
        [327 + side * 62, 256],
      ],
      'raised',
      12,
    ),
  ),
  panel([255, 226], [144, 142], 34, 'raised'),
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    {
      kind: 'arc',
      at: [327 + side * 30, 262],
      r: 10,
      from: 270,
      to: 450,
      stroke: 'strong',
      width: 5,
    },
    { kind: 'arc', at: [327 + side * 9, 278], r: 9, from: 90, to: 270, stroke: 'strong', width: 5 },
    line([327 + side * 40, 281], [327 + side * 54, 277], 'strong', 4),
  ]),
  { kind: 'dot', at: [327, 274], r: 6, fill: 'strong' },
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    {
      kind: 'line',
      points: [
        [327 + side * 76, 254],
        [327 + side * 82, 300],
        [327 + side * 60, 310],
      ],
      stroke: 'strong',
      width: 34,
    },
    { kind: 'dot', at: [327 + side * 48, 314], r: 18, fill: 'quiet' },
  ]),
  { kind: 'dot', at: [327, 336], r: 38, fill: 'match' },
  onBright(centered(strong([327, 321], 'Day', 22))),
  onBright(centered(heading([327, 347], '30', 31))),
];

/**
 * Mobile apps: of many apps, a woman keeps one for 30 days, like a cat. The others are in the trash.
 */
export const keptApp: Composition = {
  width: 480,
  height: 410,
  shapes: [...trash, ...chair, ...woman, ...cat],
};
