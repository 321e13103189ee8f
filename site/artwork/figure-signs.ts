import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line } from './basic-shapes.ts';

/** The sign for code: an opening bracket, a slash, and a closing bracket. */
export const codeSign = ([x, y]: Point, stroke: Tone): readonly Shape[] => [
  ...[-1, 1].map(
    (side): Shape => ({
      kind: 'line',
      points: [
        [x + side * 20, y - 15],
        [x + side * 36, y],
        [x + side * 20, y + 15],
      ],
      stroke,
      width: 7,
    }),
  ),
  line([x + 6, y - 20], [x - 6, y + 20], stroke, 7),
];

/** A cross in a circle: no. */
export const cross = ([x, y]: Point, r: number, stroke: Tone): readonly Shape[] => [
  line([x - r, y - r], [x + r, y + r], stroke, r * 0.6),
  line([x - r, y + r], [x + r, y - r], stroke, r * 0.6),
];

/** A plus, or the cross of a hospital. */
export const plus = ([x, y]: Point, r: number, stroke: Tone): readonly Shape[] => [
  line([x - r, y], [x + r, y], stroke, r * 0.7),
  line([x, y - r], [x, y + r], stroke, r * 0.7),
];

/** A heart. `r` is the radius of its two rounds, whose middles are level with the point. */
export const heart = ([x, y]: Point, r: number, fill: Tone): readonly Shape[] => {
  const width = Math.round(r * 0.4);
  const apart = Math.round(r * 0.77);
  // Where the straight sides begin, as far inside as half the outline reaches.
  const [side, start] = [Math.round(r * 1.34), Math.round(r * 0.57)];
  return [
    ...[-1, 1].map((way): Shape => ({ kind: 'dot', at: [x + way * apart, y], r, fill })),
    cutOut(
      [
        [x - side, y + start],
        [x, y + start + side],
        [x + side, y + start],
        [x, y],
      ],
      fill,
      width,
    ),
  ];
};

/** An exclamation mark. */
export const exclamation = ([x, y]: Point, r: number, fill: Tone): readonly Shape[] => [
  line([x, y - r], [x, y + r * 0.1], fill, r * 0.5),
  { kind: 'dot', at: [x, y + r * 0.85], r: r * 0.3, fill },
];

/** A dollar sign. `r` is half its height. */
export const dollarSign = ([x, y]: Point, r: number, stroke: Tone): readonly Shape[] => {
  const pen = { r: r * 0.36, stroke, width: r * 0.24 };
  return [
    { kind: 'arc', at: [x, y - pen.r], from: 180, to: 420, ...pen },
    { kind: 'arc', at: [x, y + pen.r], from: 0, to: 240, ...pen },
    line([x, y - r], [x, y + r], stroke, pen.width),
  ];
};

/** Waves of sound or radio: one arc for each radius, between two angles as in an arc. */
export const waves = (
  at: Point,
  radii: readonly number[],
  [from, to]: readonly [number, number],
  stroke: Tone,
  width: number,
): readonly Shape[] => radii.map((r) => ({ kind: 'arc', at, r, from, to, stroke, width }));

/** A z, for sleep. The point is its top left corner. */
export const snore = ([x, y]: Point, size: number, width: number): Shape => ({
  kind: 'line',
  points: [
    [x, y],
    [x + size, y],
    [x, y + size],
    [x + size, y + size],
  ],
  stroke: 'raised',
  width,
});
