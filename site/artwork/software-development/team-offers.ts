import type { Shape } from '#design-system';
import { line, onCircle, piece, plus, slot } from '../figure-shapes.ts';

const person = (x: number, y: number, r: number, fill: 'quiet' | 'brand'): Shape => ({
  kind: 'person',
  at: [x, y],
  r,
  fill,
  figure: fill === 'brand' ? 'onBrand' : 'strong',
});

/** Team augmentation: a team, and the developer who joins it. */
export const joined = piece([
  ...[27, 82, 137].map((x) => person(x, 52, 27, 'quiet')),
  ...plus([187, 52], 11, 'brand'),
  person(256, 52, 44, 'brand'),
]);

/** Dedicated team: a lead engineer and four others. */
export const roster = piece([
  line([150, 40], [150, 54], 'brand', 5),
  line([20, 54], [280, 54], 'brand', 5),
  ...[20, 107, 193, 280].flatMap((x) => [
    line([x, 54], [x, 70], 'brand', 5),
    person(x, 84, 20, 'quiet'),
  ]),
  person(150, 23, 23, 'brand'),
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
