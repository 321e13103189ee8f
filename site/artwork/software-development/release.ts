import type { Point, Shape } from '#design-system';
import { heading } from '../figure-words.ts';

/** A stage of the lifecycle, with the mistakes that its check found. */
export type Stage = {
  name: string;
  found: number;
  /** What it took to correct one of them. */
  hours: number;
};

/** A release from its requirements to its support. What the last stage finds got out. */
export type Release = { stages: readonly [Stage, Stage, Stage, Stage, Stage] };

/** Those found before there is code: how many, and what all of them took. */
export function beforeCode({ stages: [first, second] }: Release) {
  return {
    found: first.found + second.found,
    hours: first.found * first.hours + second.found * second.hours,
  };
}

/** The hours of one correction are a disc's area. */
export const radiusOf = (hours: number, scale: number) => Math.round(scale * Math.sqrt(hours));

/** The index of the stage after the release. */
export const escaped = 4;

export const labelSize = 24;

/**
 * A correction's hours, with the number beside the disc. The last one is an outline, which has room
 * for the number. The point is the disc's left end.
 */
export const disc = (
  [x, y]: Point,
  { hours }: Stage,
  scale: number,
  isLast: boolean,
  unit = '',
): readonly Shape[] => {
  const r = radiusOf(hours, scale);
  const at: Point = [x + r, y];
  return isLast
    ? [{ kind: 'dot', at, r: r - 3, fill: 'surface', stroke: 'match', width: 6 }]
    : [
        { kind: 'dot', at, r, fill: 'brand' },
        heading([x + r * 2 + 14, y], `${hours}${unit}`, labelSize),
      ];
};

/** Over, or under, what is found before there is code. Its ends point at it. */
export const bracket = (y: number, width: number, end: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [1, y + end],
      [1, y],
      [width - 1, y],
      [width - 1, y + end],
    ],
    stroke: 'control',
  },
];
