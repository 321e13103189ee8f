import { avatar, line, lookInRow, looks, onCircle, piece, plus, slot } from '../figure-shapes.ts';

/** Team augmentation: a team, and the developer who joins it. */
export const joined = piece([
  ...[28, 84, 140].flatMap((x, index) => avatar([x, 52], 28, 'quiet', lookInRow(index))),
  ...plus([187, 52], 11, 'brand'),
  ...avatar([252, 52], 48, 'match', looks.glasses),
]);

/** Dedicated team: a lead engineer and four others. */
export const roster = piece([
  line([150, 40], [150, 54], 'brand', 5),
  line([23, 54], [277, 54], 'brand', 5),
  ...[0, 1, 2, 3].flatMap((index) => {
    const x = 23 + index * 84.6;
    return [line([x, 54], [x, 70], 'brand', 5), ...avatar([x, 81], 23, 'quiet', lookInRow(index))];
  }),
  ...avatar([150, 25], 25, 'quiet', looks.bun),
]);

/** Support and maintenance: a monitored system, and a response time. */
export const responseTime = piece([
  { kind: 'frame', at: [0, 0], size: [164, 82], radius: 14, fill: 'brand' },
  slot([48, 94], [68, 10], 'brand'),
  line([82, 80], [82, 96], 'brand', 16),
  {
    kind: 'line',
    points: [
      [20, 44],
      [54, 44],
      [68, 22],
      [92, 62],
      [106, 44],
      [144, 44],
    ],
    stroke: 'quiet',
    width: 7,
  },
  { kind: 'dot', at: [248, 52], r: 52, fill: 'quiet' },
  {
    kind: 'line',
    points: [[248, 20], [248, 52], onCircle([248, 52], 24, 120)],
    stroke: 'brand',
    width: 8,
  },
]);
