import type { Point, Shape, Tone } from '#design-system';

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
