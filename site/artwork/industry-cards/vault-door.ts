import type { Point, Shape } from '#design-system';
import { line, onCircle, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

const dial: Point = [136, 110];
const axle: Point = [290, 110];

/** Banking and finance: the door of a vault, with its hinges, dial, handle, and bolts. */
export const vaultDoor = card('subtle', [
  ...[26, 138].map((y) => slot([16, y], [64, 56], 'quiet')),
  ...[16, 67, 118, 169].map((y) => slot([340, y], [76, 35], 'quiet')),
  { kind: 'frame', at: [40, 0], size: [344, 220], radius: 36, fill: 'brand' },
  { kind: 'dot', at: dial, r: 66, fill: 'quiet' },
  ...Array.from({ length: 12 }, (_, number): Shape => {
    const at = onCircle(dial, 50, number * 30);
    return { kind: 'dot', at, r: number === 2 ? 10 : 6, fill: 'strong' };
  }),
  { kind: 'dot', at: dial, r: 25, fill: 'brand' },
  ...[0, 120, 240].map((degrees) => line(axle, onCircle(axle, 66, degrees), 'raised', 22)),
  { kind: 'dot', at: axle, r: 29, fill: 'raised' },
  { kind: 'dot', at: axle, r: 11, fill: 'brand' },
]);
