import type { Point, Shape, Tone } from '#design-system';

/** Some days along the way, and who is busy on them. */
type Stage = { name: string; days: number; who: string };

/** The way from a need to the first merged change. Days count from 1, a Monday. */
export type Way = {
  name: string;
  stages: readonly [Stage, Stage, Stage, Stage];
};

/** In the order of a way's stages: asking, choosing, waiting, getting to know the code. */
export const stageTones = ['muted', 'brand', 'control', 'text'] as const satisfies readonly Tone[];

export const daysOf = ({ stages }: Way) => stages.reduce((total, { days }) => total + days, 0);

/** The first and the last day of each stage. */
export const spans = ({ stages }: Way) => {
  let last = 0;
  return stages.map(({ days }) => {
    const from = last + 1;
    last += days;
    return [from, last] as const;
  });
};

/** How a calendar is laid out: a column for each week, with Monday on top. */
type Grid = { at: Point; weeks: number; gap: number; r: number };

const dayAt = ({ at: [x, y], gap }: Grid, day: number): Point => [
  x + Math.floor((day - 1) / 7) * gap,
  y + ((day - 1) % 7) * gap,
];

/** Rows of dots for the days from `from` to `to`: one row for each day of the week. */
const run = (grid: Grid, [from, to]: readonly [number, number], r: number, fill: Tone) =>
  Array.from({ length: Math.min(7, to - from + 1) }, (_, index): Shape => {
    const day = from + index;
    const count = Math.floor((to - day) / 7) + 1;
    return { kind: 'dots', at: dayAt(grid, day), count, gap: grid.gap, r, fill };
  });

/** Each day as a dot: the stages, the first merged change, and the working days after it. */
export function calendar(grid: Grid, way: Way, isMatch: boolean): readonly Shape[] {
  const { weeks, r } = grid;
  const merge = daysOf(way);
  const afterMerge = Math.ceil(merge / 7);
  const [x, y] = dayAt(grid, merge);
  return [
    ...spans(way).flatMap((span, index) =>
      run(grid, span, index === 2 ? r * 0.4 : r, stageTones[index] ?? 'control'),
    ),
    // Five working days a week.
    ...(afterMerge < weeks
      ? run(grid, [afterMerge * 7 + 1, weeks * 7], r, 'quiet').slice(0, 5)
      : []),
    { kind: 'dot', at: [x, y], r: r * 1.35, fill: isMatch ? 'match' : 'raised' },
    { kind: 'tick', at: [x, y + r * 0.1], r: r * 0.55, stroke: 'strong', width: r / 4 },
  ];
}
