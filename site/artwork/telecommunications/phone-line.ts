import type { Point, Shape, Size } from '#design-system';
import { bleed, cutOut, line } from '../figure-shapes.ts';

const [left, right] = [-bleed, 1600 + bleed];
/** The poles. On a phone, only the third one is in the picture. */
const [first, second, third, fourth] = [145, 449, 945, 1385] as const;

/** A wire that sags between two poles. */
const sag = (from: number, to: number, y: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => [
    Math.round(from + 32 + (step * (to - from - 64)) / 6),
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

/** Two houses at night, with a lit window each, and a hill between them. */
export const houses: readonly Shape[] = [
  cutOut(
    [
      [left, 380],
      [-30, 380],
      ...house([-30, 276], [222, 56], 30),
      [500, 368],
      [640, 350],
      [830, 340],
      [1010, 350],
      [1160, 368],
      ...house([1374, 262], [150, 70], 60),
      [right, 380],
    ],
    'line',
    8,
  ),
  {
    kind: 'line',
    points: [...pane(54, 312), ...pane(1394, 292)],
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
      [first - 32, 38],
      ...sag(first, second, 38),
      ...sag(second, third, 38),
      ...sag(third, fourth, 38),
      [fourth + 32, 38],
      [fourth + 200, 62],
      [right, 62],
      [right, 108],
      [fourth + 200, 108],
      [fourth + 32, 84],
      ...sag(third, fourth, 84).toReversed(),
      ...sag(second, third, 84).toReversed(),
      [second - 32, 84],
      [361, 122],
      [289, 122],
      [first + 32, 84],
      [first - 32, 84],
      [first - 200, 108],
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
  bird([782, 103], 1),
  bird([852, 97], -1),
  { kind: 'dots', at: [792, 65], count: 2, gap: 50, r: 4, fill: 'strong' },
];
