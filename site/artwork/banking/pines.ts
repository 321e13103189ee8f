import type { Point, Shape } from '#design-system';

/** A pine, from right to left. The point is its top, and its trunk ends behind the ground. */
const pine = ([x, y]: Point, half: number): readonly Point[] => {
  const tier = Math.round((264 - y) / 3);
  const right = [
    [14, 304],
    [14, 264],
    [half, 264],
    [half * 0.5, 264 - tier],
    [half * 0.8, 264 - tier],
    [half * 0.35, 264 - tier * 2],
    [half * 0.6, 264 - tier * 2],
  ] as const;
  return [
    ...right.map(([out, down]): Point => [x + out, down]),
    [x, y],
    ...right.map(([out, down]): Point => [x - out, down]).reverse(),
  ];
};

/** The forest behind the scene. */
export const pines: Shape = {
  kind: 'line',
  points: [
    [0, 304],
    [1600, 304],
    ...pine([1510, 70], 80),
    ...pine([1360, 10], 100),
    ...pine([800, 8], 60),
    ...pine([290, 70], 80),
    ...pine([150, 10], 100),
  ],
  fill: 'line',
};
