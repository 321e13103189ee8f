import type { Point, Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';

/** All candidates, the engineer who interviews them, and the three whom the client meets. */
export const engineerFirst = firstReason([
  ...[37, 79, 121, 163].map(
    (y, index): Shape => ({
      kind: 'dots',
      at: [37, y],
      count: index % 3 === 0 ? 4 : 3,
      gap: 42,
      r: 13,
      fill: 'brand',
    }),
  ),
  { kind: 'person', at: [257, 100], r: 76, fill: 'quiet', figure: 'strong' },
  slot([380, 24], [76, 152], 'match'),
  ...[54, 100, 146].map(
    (y): Shape => ({ kind: 'person', at: [418, y], r: 20, fill: 'strong', figure: 'match' }),
  ),
]);

/** Coins on top of each other, up from the lowest one. */
const coins = ([x, y]: Point, count: number, fill: 'brand' | 'quiet' | 'raised') =>
  Array.from({ length: count }, (_, index) => slot([x, y - index * 13], [38, 10], fill));

/** A skill that costs more than the client's range allows, and two alternatives within it. */
export const salaries = reason([
  line([15.5, 41.5], [144.5, 41.5], 'control', 3),
  ...coins([14, 73], 2, 'brand'),
  ...coins([61, 73], 3, 'brand'),
  ...coins([108, 73], 3, 'quiet'),
  ...coins([108, 26], 2, 'raised'),
]);

/** An arrowhead whose tip is at the point. */
const arrow = ([x, y]: Point, toward: 1 | -1): Shape => ({
  kind: 'line',
  points: [
    [x - 8 * toward, y - 8],
    [x, y],
    [x - 8 * toward, y + 8],
  ],
  stroke: 'strong',
  width: 4,
});

/** Two kinds of terms under one agreement, and a handle that moves either way. */
export const agreement = reason([
  slot([14, 20], [96, 56], 'brand'),
  slot([50, 20], [96, 56], 'quiet'),
  { kind: 'dot', at: [80, 48], r: 31, fill: 'raised', stroke: 'background', width: 6 },
  line([63, 48], [97, 48], 'strong', 4),
  arrow([62, 48], -1),
  arrow([98, 48], 1),
]);

/** A telephone that rings, to hear how happy everybody is. */
export const calls = reason([
  { kind: 'frame', at: [56, 8], size: [48, 80], radius: 12, fill: 'raised' },
  { kind: 'dots', at: [72, 38], count: 2, gap: 16, r: 4.5, fill: 'strong' },
  { kind: 'arc', at: [80, 46], r: 14, from: 115, to: 245, stroke: 'strong', width: 5 },
  { kind: 'arc', at: [80, 48], r: 46, from: 62, to: 118, stroke: 'quiet', width: 7 },
  { kind: 'arc', at: [80, 48], r: 46, from: 242, to: 298, stroke: 'quiet', width: 7 },
]);
