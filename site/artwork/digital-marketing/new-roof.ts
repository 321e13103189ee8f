import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** The lower edge of a row of shingles around the roof’s middle. Every second shingle is longer. */
const shingles = (y: number, count: number): Shape => {
  const left = 240 - count * 16;
  return {
    kind: 'line',
    points: [
      [left, y],
      [left + 32, y],
      ...Array.from({ length: count - 1 }, (_, index): readonly Point[] => {
        const x = left + (index + 1) * 32;
        const edge = y + (index % 2 === 0 ? 13 : 0);
        return [
          [x, edge],
          [x + 32, edge],
        ];
      }).flat(),
    ],
    stroke: 'quiet',
    width: 3,
  };
};

/** How far a ladder’s rails are from its middle at a height. */
const rail = (y: number) => Math.round(17 + (y - 236) / 24);

/** It stands on the path and leans against the eaves. Its rungs are one line, from side to side. */
export const ladder: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [229 - rail(262), 262],
      [229 + rail(262), 262],
      ...[306, 350, 394, 438, 482, 526].flatMap((y, index): readonly Point[] => {
        const side = index % 2 === 0 ? 1 : -1;
        return [
          [229 + side * rail(y), y],
          [229 - side * rail(y), y],
        ];
      }),
    ],
    stroke: 'strong',
    width: 7,
  },
  ...[-1, 1].map((side) =>
    line([229 + side * rail(236), 236], [229 + side * rail(570), 570], 'strong', 9),
  ),
];

/** A writer on the far side of the roof, who takes notes. */
const writer: readonly Shape[] = [
  { kind: 'face', at: [150, 196], size: 156, ...looks.hardHat, skin: 'raised', wears: 'glasses' },
  cutOut(
    [
      [184, 138],
      [240, 128],
      [240, 172],
      [184, 172],
    ],
    'raised',
    6,
  ),
  line([194, 152], [216, 149], 'brand', 4),
  line([216, 160], [250, 110], 'strong', 8),
];

/** A bird that flies by: its two wings. The point is where they meet. */
const bird = ([x, y]: Point): readonly Shape[] =>
  [-14, 14].map((dx) => ({
    kind: 'arc',
    at: [x + dx, y],
    r: 14,
    from: 276,
    to: 444,
    stroke: 'strong',
    width: 7,
  }));

/** The chimney, whose smoke becomes a cloud, and two birds. */
const sky: readonly Shape[] = [
  ...bird([44, 76]),
  ...bird([112, 26]),
  slot([244, 22], [236, 46], 'raised'),
  slot([300, 0], [120, 60], 'raised'),
  {
    kind: 'match',
    from: [334, 106],
    to: [372, 48],
    direction: 'down',
    stroke: 'raised',
    width: 22,
  },
  panel([306, 112], [56, 80], 0, 'strong'),
  slot([294, 102], [80, 22], 'strong'),
];

/** The house that gets a new roof, and the sky above it. */
export const house: readonly Shape[] = [
  ...sky,
  ...writer,
  panel([22, 280], [436, 224], 0, 'subtle'),
  cutOut(
    [
      [104, 192],
      [376, 192],
      [472, 302],
      [8, 302],
    ],
    'brand',
    14,
  ),
  shingles(204, 9),
  shingles(238, 11),
  shingles(272, 13),
  {
    kind: 'frame',
    at: [38, 336],
    size: [88, 92],
    radius: 4,
    fill: 'quiet',
    stroke: 'raised',
    width: 9,
  },
  line([82, 336], [82, 428], 'raised', 7),
  panel([144, 352], [62, 152], 5, 'strong'),
  { kind: 'dot', at: [194, 436], r: 5, fill: 'quiet' },
];
