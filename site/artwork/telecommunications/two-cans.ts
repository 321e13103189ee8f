import type { Point, Shape } from '#design-system';

/** A can at an ear, with two ribs, from its bottom and back. The way is that of the string. */
const can = ([x, y]: Point, way: 1 | -1): readonly [Point, Point, ...Point[]] => {
  const at = (along: number, across: number): Point => [
    x + way * (along * 8 - across * 6),
    y + way * (along * 6 + across * 8),
  ];
  return [
    at(0, 0),
    at(0, 2.5),
    at(-2, 2.5),
    at(-2, -2.5),
    at(-2, 2.5),
    at(-4, 2.5),
    at(-4, -2.5),
    at(-4, 2.5),
    at(-6, 2.5),
    at(-6, -2.5),
    at(0, -2.5),
    at(0, 0),
  ];
};

/** A child on a roof, who calls the technician. */
export const child: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [20, 304],
      [36, 256],
      [66, 226],
      [96, 256],
      [100, 304],
    ],
    stroke: 'raised',
    width: 28,
  },
  {
    kind: 'face',
    at: [66, 230],
    size: 164,
    skin: 'subtle',
    hair: 'brand',
    cut: 'curls',
    clothes: 'quiet',
    collar: 'raised',
  },
];

/** The line to the technician: two cans and a string, and the child’s arm. */
export const cans: readonly Shape[] = [
  {
    kind: 'line',
    points: [...can([136, 172], 1), ...can([250, 273], -1), [136, 172]],
    fill: 'control',
    stroke: 'raised',
    width: 5,
  },
  {
    kind: 'line',
    points: [
      [102, 222],
      [136, 218],
      [124, 178],
    ],
    stroke: 'subtle',
    width: 26,
  },
];
