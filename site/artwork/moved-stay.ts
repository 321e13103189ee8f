import type { Composition, Shape, Tone } from '#design-system';
import { line, slot } from './figure-shapes.ts';

/** A stay, in nights of 50 units, and in rooms of 56. */
const stay = (from: number, nights: number, room: number, fill: Tone): Shape =>
  slot([52 + from * 54, 108 + room * 58], [nights * 54 - 8, 40], fill);

/** Travel and hospitality: a guest's nights move, and the plan has room for them. */
export const movedStay: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [28, 32], size: [424, 336], radius: 24, fill: 'surface', stroke: 'line' },
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (night): Shape => ({ kind: 'slot', at: [62 + night * 54, 60], size: [26, 12], fill: 'line' }),
    ),
    line([48, 92], [432, 92], 'line'),
    stay(0, 3, 0, 'quiet'),
    stay(5, 2, 0, 'brand'),
    stay(0, 2, 1, 'raised'),
    { kind: 'slot', at: [160, 166], size: [100, 40], stroke: 'control', dashed: true },
    stay(4, 3, 1, 'quiet'),
    stay(0, 4, 2, 'brand'),
    stay(1, 2, 3, 'raised'),
    {
      kind: 'match',
      from: [210, 208],
      to: [354, 282],
      direction: 'down',
      stroke: 'match',
      width: 5,
    },
    stay(4, 3, 3, 'match'),
    { kind: 'person', at: [292, 302], r: 16, fill: 'strong', figure: 'match' },
    { kind: 'tick', at: [400, 303], r: 9, stroke: 'strong', width: 4 },
  ],
};
