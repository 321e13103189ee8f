import type { Point, Shape, Tone } from '#design-system';
import { bleed, line, panel } from '../figure-shapes.ts';

/** A rack of servers, which stands at 296. */
const rack = (x: number, y: number, width: number, fill: Tone): Shape =>
  panel([x, y], [width, 296 - y], 12, fill);

/** Lights of a rack that blink. The point is the first one’s middle. */
const lights = (at: Point, count: number, direction: 'across' | 'down'): Shape => ({
  kind: 'dots',
  at,
  count,
  gap: 28,
  r: 8,
  fill: 'raised',
  direction,
});

/** A cable that hangs down between two racks. The point is above its middle. */
const cable = (at: Point, r: number): Shape => ({
  kind: 'arc',
  at,
  r,
  from: 134,
  to: 226,
  stroke: 'strong',
  width: 9,
});

/** The hall: racks of several heights, and cables that continue from one to the next. */
export const serverHall: readonly Shape[] = [
  line([-bleed, 132], [40, 132], 'strong', 9),
  cable([528, 58], 100),
  cable([1284, 82], 74),
  line([1540, 196], [1600 + bleed, 196], 'strong', 9),
  rack(20, 84, 130, 'brand'),
  rack(160, 46, 118, 'brand'),
  panel([172, 62], [94, 40], 8, 'strong'),
  lights([194, 82], 2, 'across'),
  rack(288, 100, 176, 'brand'),
  lights([316, 124], 2, 'across'),
  rack(584, 6, 186, 'brand'),
  lights([734, 32], 2, 'down'),
  rack(1108, 28, 128, 'strong'),
  lights([1136, 58], 7, 'down'),
  line([-bleed, 310], [1600 + bleed, 310], 'strong', 28),
];
