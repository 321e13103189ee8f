import type { Shape } from '#design-system';
import {
  avatar,
  cutOut,
  dollarSign,
  line,
  looks,
  matchStop,
  slot,
  strip,
} from '../figure-shapes.ts';

/** Four workdays with a clock each. On the fifth, there is a bill. */
export const weekly = strip([
  ...[28, 89, 150, 211, 272].map(
    (x): Shape => ({ kind: 'dot', at: [x, 28], r: 27.5, fill: 'brand' }),
  ),
  ...[28, 89, 150, 211].map(
    (x): Shape => ({
      kind: 'line',
      points: [
        [x, 13],
        [x, 28],
        [x + 9, 37],
      ],
      stroke: 'quiet',
      width: 5,
    }),
  ),
  cutOut(
    [
      [258, 8],
      [286, 8],
      [286, 48],
      [279, 44],
      [272, 48],
      [265, 44],
      [258, 48],
    ],
    'match',
    4,
  ),
  ...dollarSign([272, 25], 13, 'strong'),
]);

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
