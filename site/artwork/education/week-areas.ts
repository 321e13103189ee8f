import type { Point, Shape, Tone } from '#design-system';

/** Where the start and nobody are, the sizes of a week and a learner, and how round corners are. */
export type Chart = {
  at: Point;
  week: number;
  learner: number;
  gap: number;
  r: number;
  /** For how many weeks before the first and after the last one the areas continue. */
  beyond: number;
};

export const pointAt = ({ at: [x, y], week, learner }: Chart, [weeks, learners]: Point): Point => [
  x + weeks * week,
  y - learners * learner,
];

/** A corner that is round, as points. */
function bend(before: Point, at: Point, after: Point, r: number) {
  const towards = ([x, y]: Point): Point => {
    const share = r / Math.hypot(x - at[0], y - at[1]);
    return [at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share];
  };
  const [from, to] = [towards(before), towards(after)];
  const along = (t: number, axis: 0 | 1) =>
    +((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * at[axis] + t ** 2 * to[axis]).toFixed(1);
  const point = (t: number): Point => [along(t, 0), along(t, 1)];
  return [point(0), point(0.25), point(0.5), point(0.75), point(1)] as const;
}

/** An area between corners, which are in weeks and learners. */
export function area(chart: Chart, corners: readonly [Point, ...Point[]], fill: Tone): Shape {
  const [start, ...others] = corners;
  const first = pointAt(chart, start);
  const rest = others.map((corner) => pointAt(chart, corner));
  return {
    kind: 'line',
    points: [
      ...bend(rest.at(-1) ?? first, first, rest[0] ?? first, chart.r),
      ...rest.flatMap((at, index) =>
        bend(rest[index - 1] ?? first, at, rest[index + 1] ?? first, chart.r),
      ),
    ],
    fill,
  };
}
