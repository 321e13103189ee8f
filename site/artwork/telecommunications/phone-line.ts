import type { Point, Shape, Size } from '#design-system';
import { bleed, cutOut, line } from '../figure-shapes.ts';

const [left, right] = [-bleed, 1600 + bleed];
const [first, second, third, fourth] = [145, 545, 945, 1345] as const;

/** A wire that sags between a pole and the next one. */
const sag = (pole: number, y: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => [
    pole + 32 + step * 56,
    y + Math.round((step * (6 - step) * 24) / 9),
  ]);

/** The outline of a house, from its left wall to its right one. Its ridge begins at the inset. */
const house = ([x, eaves]: Point, [width, height]: Size, inset: number): readonly Point[] => [
  [x, 380],
  [x, eaves],
  [x - 12, eaves],
  [x + inset, eaves - height],
  [x + width - inset, eaves - height],
  [x + width + 12, eaves],
  [x + width, eaves],
  [x + width, 380],
];

/** A lit window, from the ground and back. */
const pane = (x: number, y: number): readonly [Point, Point, ...Point[]] => [
  [x, 380],
  [x, y],
  [x + 24, y],
  [x + 24, y + 30],
  [x, y + 30],
  [x, 380],
];

/** Houses at night, and some of their windows. */
export const houses: readonly Shape[] = [
  cutOut(
    [
      [left, 380],
      [-30, 380],
      ...house([-30, 276], [222, 56], 30),
      ...house([440, 306], [84, 46], 42),
      ...house([1040, 300], [88, 50], 44),
      ...house([1374, 262], [150, 70], 60),
      [right, 380],
    ],
    'line',
    8,
  ),
  {
    kind: 'line',
    points: [...pane(54, 312), ...pane(470, 324), ...pane(1060, 318), ...pane(1394, 292)],
    fill: 'subtle',
  },
];

/** A pole and its two arms, from the bottom and back. */
const pole = (x: number): readonly [Point, Point, ...Point[]] => {
  const arm = (y: number): readonly Point[] => [
    [x, y],
    [x - 38, y],
    [x - 38, y - 10],
    [x - 38, y],
    [x + 38, y],
    [x + 38, y - 10],
    [x + 38, y],
    [x, y],
  ];
  return [[x, 384], [x, 96], ...arm(96), ...arm(50), [x, 18], [x, 384]];
};

/** The wires, which the technician pulls down, their poles, and the meadow. */
export const phoneLine: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [left, 62],
      [first - 200, 62],
      ...sag(first - 400, 38).slice(4),
      ...[first, second, third].flatMap((x) => sag(x, 38)),
      ...sag(fourth, 38).slice(0, 4),
      [right, 62],
      [right, 108],
      ...sag(fourth, 84).slice(0, 4).toReversed(),
      ...sag(third, 84).toReversed(),
      ...sag(second, 84).toReversed(),
      [second - 32, 84],
      [381, 122],
      [309, 122],
      [first + 32, 84],
      ...sag(first - 400, 84)
        .slice(3)
        .toReversed(),
      [left, 108],
    ],
    stroke: 'quiet',
    width: 5,
  },
  {
    kind: 'line',
    points: [...pole(first), ...pole(second), ...pole(third), ...pole(fourth)],
    stroke: 'control',
    width: 14,
  },
  line([left, 384], [right, 384], 'brand', 32),
];

/** A bird on a wire. It looks to the right for 1, and to the left for -1. */
const bird = ([x, y]: Point, way: 1 | -1): Shape =>
  cutOut(
    [
      [x + way * 30, y - 32],
      [x + way * 18, y - 42],
      [x + way * 4, y - 42],
      [x - way * 6, y - 30],
      [x - way * 32, y],
      [x - way * 4, y - 4],
      [x + way * 10, y - 6],
      [x + way * 18, y - 16],
      [x + way * 18, y - 28],
    ],
    'raised',
    8,
  );

/** Two birds on the lower wire. */
export const birds: readonly Shape[] = [
  bird([796, 103], 1),
  bird([866, 99], -1),
  { kind: 'dots', at: [806, 67], count: 2, gap: 50, r: 4, fill: 'strong' },
];
