import type { Point, Shape } from '#design-system';
import { onCircle, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

const middle: Point = [110, 110];

/** Engineering and manufacturing: a flange from the front and from the side, as in a drawing. */
export const flange = card('brand', [
  { kind: 'dot', at: middle, r: 110, fill: 'brand' },
  ...Array.from({ length: 8 }, (_, bolt): Shape => {
    const at = onCircle(middle, 82, 22.5 + bolt * 45);
    return { kind: 'dot', at, r: 15, fill: 'quiet' };
  }),
  { kind: 'dot', at: middle, r: 52, fill: 'raised' },
  { kind: 'dot', at: middle, r: 34, fill: 'background' },
  ...[34, 186].map((y) => slot([250, y - 15], [84, 30], 'quiet')),
  { kind: 'frame', at: [290, 58], size: [142, 104], radius: 12, fill: 'raised' },
  { kind: 'frame', at: [268, 0], size: [48, 220], radius: 16, fill: 'brand' },
]);
