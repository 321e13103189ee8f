import type { Point, Shape } from '#design-system';

/** How the scarf hangs between two points. The third is the one that it bends toward. */
const hanging = ([x, y]: Point, [endX, endY]: Point, [bendX, bendY]: Point): readonly Point[] =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const part = step / 6;
    const [start, bend, end] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return [
      Math.round(start * x + bend * bendX + end * endX),
      Math.round(start * y + bend * bendY + end * endY),
    ];
  });

const points: readonly [Point, Point, ...Point[]] = [
  [76, 312],
  [76, 268],
  [162, 254],
  [162, 206],
  [86, 218],
  [90, 170],
  ...hanging([160, 158], [300, 294], [206, 350]),
  ...hanging([356, 294], [612, 214], [510, 360]),
  ...hanging([672, 214], [768, 130], [736, 214]),
  ...hanging([832, 130], [920, 284], [906, 126]),
];

/** A scarf from the builder’s needles around everybody’s neck, even around one that is not there. */
export const scarf: readonly Shape[] = [
  { kind: 'line', points, stroke: 'brand', width: 32 },
  { kind: 'line', points, stroke: 'quiet', width: 6, dashed: true },
];

/** The scarf’s yarn, which the twins hold for the builder. */
export const yarn: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [982, 312],
      [1030, 340],
      [1080, 336],
      [1142, 300],
      [1190, 310],
      [1238, 300],
      [1310, 340],
      [1360, 348],
      [1404, 330],
      [1460, 270],
    ],
    stroke: 'brand',
    width: 7,
  },
  { kind: 'dots', at: [1142, 304], count: 2, gap: 96, r: 17, fill: 'raised' },
];
