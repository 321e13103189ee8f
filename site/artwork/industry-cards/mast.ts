import type { Point, Shape } from '#design-system';
import { avatar, line, looks, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

const top: Point = [216, 60];

/** A wave to one side of the mast, between two angles. */
const wave = (r: number, from: number): Shape => ({
  kind: 'arc',
  at: top,
  r,
  from,
  to: from + 50,
  stroke: 'brand',
  width: 18,
});

/** Telecommunications: a mast whose signal reaches the people on both of its sides. */
export const mast = card('brand', [
  ...[76, 120, 164].flatMap((r) => [wave(r, 92), wave(r, 218)]),
  line([208, 90], [170, 215], 'quiet', 10),
  line([224, 90], [262, 215], 'quiet', 10),
  line([200, 116], [248, 168], 'quiet', 8),
  line([232, 116], [184, 168], 'quiet', 8),
  line([184, 168], [262, 215], 'quiet', 8),
  line([248, 168], [170, 215], 'quiet', 8),
  ...[172, 203, 234].map((x) => slot([x, 0], [26, 104], 'raised')),
  ...avatar([36, 180], 36, 'raised', looks.hardHat),
  ...avatar([396, 180], 36, 'raised', looks.bob),
]);
