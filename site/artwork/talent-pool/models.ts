import type { Shape } from '#design-system';
import { avatar, line, looks, matchStop, slot, strip } from '../figure-shapes.ts';

/** Five workdays. */
export const weekly = strip(
  [28, 89, 150, 211, 272].map((x): Shape => ({ kind: 'dot', at: [x, 28], r: 27.5, fill: 'brand' })),
);

/** The same engineer for as long as the line goes. */
export const monthly = strip([
  slot([0, 0], [300, 56], 'brand'),
  { kind: 'dots', at: [90, 28], count: 5, gap: 44, r: 9, fill: 'quiet' },
  ...avatar([28, 28], 23, 'quiet', looks.headscarf),
]);

/** A bar that ends where it was agreed. */
export const fixedCost = strip([
  slot([0, 0], [300, 56], 'brand'),
  line([96, 18], [96, 38], 'quiet', 4),
  line([176, 18], [176, 38], 'quiet', 4),
  ...matchStop([272, 28], 22),
]);

/** Sprints of different lengths, and one that may follow. */
export const timeAndMaterial = strip([
  slot([0, 0], [104, 56], 'brand'),
  slot([110, 0], [60, 56], 'brand'),
  slot([176, 0], [80, 56], 'brand'),
  { kind: 'dot', at: [281, 28], r: 17, stroke: 'control', dashed: true },
]);
