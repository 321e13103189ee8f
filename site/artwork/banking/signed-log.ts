import type { Point, Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The log behind the cut. */
export const log: Shape = line([806, 228], [842, 224], 'strong', 144);

const teeth = Array.from(
  { length: 29 },
  (_, tooth): Point => [940 - tooth * 10, tooth % 2 ? 188 : 168],
);

/** The saw, with a handle at each end. Its teeth are in the log. */
export const blade: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [650, 114],
      [650, 200],
      [650, 140],
      [950, 140],
      [950, 200],
      [950, 114],
    ],
    stroke: 'subtle',
    width: 20,
  },
  cutOut([[660, 102], [940, 102], ...teeth], 'match', 6),
  onBright(centered(heading([800, 124], 'Change 12', 44))),
];

/** What they saw off, with both names. */
export const slice: readonly Shape[] = [
  { kind: 'dot', at: [800, 230], r: 66, fill: 'subtle', stroke: 'strong', width: 12 },
  { kind: 'dot', at: [800, 230], r: 50, stroke: 'control', width: 4 },
  onBright(centered(heading([800, 213], 'Ana', 36))),
  onBright(centered(heading([800, 248], 'Ben', 36))),
];

/** The hands that hold the saw. */
export const hands: readonly Shape[] = [
  line([602, 204], [648, 178], 'quiet', 24),
  line([998, 204], [952, 178], 'raised', 24),
  { kind: 'dots', at: [650, 140], count: 2, gap: 34, r: 17, fill: 'quiet', direction: 'down' },
  { kind: 'dots', at: [950, 140], count: 2, gap: 34, r: 17, fill: 'raised', direction: 'down' },
];
