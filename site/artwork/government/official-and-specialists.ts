import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, panel } from '../figure-shapes.ts';

/** A scene with a colored wall, for a card. */
export const room = (wall: Tone, shapes: readonly Shape[]): Composition => ({
  width: 300,
  height: 110,
  shapes: [panel([0, 0], [300, 110], 16, wall), ...shapes],
});

/** An arm, with its hand at the end. */
export const arm = (from: Point, to: Point, sleeve: Tone, skin: Tone): readonly Shape[] => [
  line(from, to, sleeve, 17),
  { kind: 'dot', at: to, r: 10, fill: skin },
];

/** The face of the official, with a mustache. The point is its middle. */
export const officialFace = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 21, fill: 'raised' },
  { kind: 'dots', at: [x - 1, y - 5], count: 2, gap: 15, r: 3.5, fill: 'strong' },
  ...[-1, 1].map(
    (way): Shape => ({
      kind: 'line',
      points: [
        [x + 6, y + 6],
        [x + 6 + way * 7, y + 10],
        [x + 6 + way * 14, y + 5],
      ],
      stroke: 'strong',
      width: 7,
    }),
  ),
];

/** A specialist’s face. The point is its middle. `way` is where it looks: 1 is to the right. */
export const specialistFace = (
  [x, y]: Point,
  way: 1 | -1,
  skin: Tone = 'quiet',
): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 20, fill: skin },
  { kind: 'dots', at: [x + way * 7 - 7, y + 1], count: 2, gap: 14, r: 3, fill: 'strong' },
  { kind: 'arc', at: [x + way * 7, y + 7], r: 7, from: 100, to: 260, stroke: 'strong', width: 3.5 },
];

/** The specialist with curls, who is on two cards. The point is the middle of the face. */
export const curlyHead = ([x, y]: Point, way: 1 | -1): readonly Shape[] => [
  { kind: 'dot', at: [x - way * 18, y + 2], r: 9, fill: 'strong' },
  ...specialistFace([x, y], way),
  { kind: 'dots', at: [x - 15, y - 14], count: 3, gap: 14, r: 9, fill: 'strong' },
];
