import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** Team augmentation: your lead, and how many of our developers join. */
export const joined = piece([
  { kind: 'person', at: [52, 52], r: 52, fill: 'quiet', figure: 'strong' },
  line([120, 52], [148, 52], 'brand', 7),
  line([134, 38], [134, 66], 'brand', 7),
  slot([164, 0], [136, 104], 'brand'),
  centered(onBrand(heading([232, 53], '1–4', 52))),
]);

/** Dedicated team: five people in one place. */
export const roster = piece([
  slot([0, 0], [300, 104], 'brand'),
  ...[38, 94, 150, 206, 262].map(
    (x): Shape => ({ kind: 'person', at: [x, 52], r: 23, fill: 'raised', figure: 'strong' }),
  ),
]);

/** Support and maintenance: a contract's clauses, and the time that it sets. */
export const responseTime = piece([
  slot([0, 0], [176, 28], 'quiet'),
  slot([0, 38], [140, 28], 'quiet'),
  slot([0, 76], [176, 28], 'quiet'),
  { kind: 'dot', at: [248, 52], r: 52, fill: 'brand' },
  { kind: 'arc', at: [248, 52], r: 38, from: 0, to: 120, stroke: 'quiet', width: 10 },
  line([248, 52], [248, 28], 'onBrand', 7),
  line([248, 52], [265, 62], 'onBrand', 7),
]);
