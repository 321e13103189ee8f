import type { Point, Shape, Size } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';
import { onBright, strong } from '../figure-words.ts';

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

/** The hours of one correction are a balloon's area. */
export const radiusOf = (hours: number, scale: number) => Math.round(scale * Math.sqrt(hours));

/** The index of the stage after the release. */
export const escaped = 4;

export const labelSize = 24;

/** A balloon with its knot and a glint. The string is not part of it. */
export const balloon = ([x, y]: Point, r: number, isLast: boolean): readonly Shape[] => {
  const fill = isLast ? 'match' : 'brand';
  const knot = Math.round(2 + r * 0.08);
  return [
    cutOut(
      [
        [x, y + r - 2],
        [x - knot, y + r + knot],
        [x + knot, y + r + knot],
      ],
      fill,
      4,
    ),
    { kind: 'dot', at: [x, y], r, fill },
    {
      kind: 'arc',
      at: [x, y],
      r: Math.round(r * 0.84 - 1.6),
      from: 286,
      to: 322,
      stroke: isLast ? 'raised' : 'quiet',
      width: Math.max(3, Math.round(r * 0.07)),
    },
  ];
};

/** What prevents the last mistake from now on, on a tag: a tick, and two lines of words. */
export const testTag = ([x, y]: Point, [width, height]: Size, size: number): readonly Shape[] => [
  panel([x, y], [width, height], 10, 'raised'),
  { kind: 'tick', at: [x + size * 1.4, y + height / 2], r: size * 0.7, stroke: 'strong', width: 5 },
  ...['Now an', 'automated test'].map((text, index) =>
    onBright(strong([x + size * 2.7, y + height / 2 + size * (index * 1.24 - 0.6)], text, size)),
  ),
];

/** What holds the stages before there is code, from the left edge of the drawing. */
export const beforeCodePanel = (y: number, [width, height]: Size, radius: number): Shape => ({
  kind: 'frame',
  at: [1, y + 1],
  size: [width - 2, height - 2],
  radius,
  fill: 'surface',
  stroke: 'control',
});
