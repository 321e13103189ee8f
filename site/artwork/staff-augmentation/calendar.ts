import type { Point, Shape, Tone } from '#design-system';

type Dots = Extract<Shape, { kind: 'dots' }>;

/** Some days along the way, and who is busy on them. */
type Stage = { name: string; days: number; who: string };

/** The way from a need to the first merged change. Days count from 1, a Monday. */
export type Way = {
  name: string;
  stages: readonly [Stage, Stage, Stage, Stage];
};

/** Circles inside each other: their tone, and their part of a dot's radius. */
type Mark = readonly (readonly [fill: Tone, part: number])[];

/**
 * In the order of a way's stages: asking, choosing, waiting, getting to know the code. Each has a
 * form as well, because tones look alike in forced colors.
 */
const stageMarks: readonly [Mark, Mark, Mark, Mark] = [
  [
    ['muted', 1],
    ['background', 0.7],
  ],
  [['brand', 1]],
  [['control', 0.4]],
  [
    ['text', 1],
    ['background', 0.7],
    ['text', 0.4],
  ],
];

/** Dots, as they are drawn for a stage. */
export const marked = (stage: number, dots: Omit<Dots, 'kind' | 'fill'>): readonly Shape[] =>
  (stageMarks[stage] ?? []).map(([fill, part]) => ({
    kind: 'dots',
    ...dots,
    r: dots.r * part,
    fill,
  }));

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
type Grid = {
  at: Point;
  weeks: number;
  gap: number;
  r: number;
  /** How far the weeks after the merge are moved away from those before it. */
  apart: number;
};

const dayAt = ({ at: [x, y], gap }: Grid, day: number): Point => [
  x + Math.floor((day - 1) / 7) * gap,
  y + ((day - 1) % 7) * gap,
];

/** Rows of dots for the days from `from` to `to`: one row for each day of the week. */
const rows = (grid: Grid, [from, to]: readonly [number, number]) =>
  Array.from({ length: Math.min(7, to - from + 1) }, (_, index) => {
    const day = from + index;
    const count = Math.floor((to - day) / 7) + 1;
    return { at: dayAt(grid, day), count, gap: grid.gap, r: grid.r };
  });

/** Each day as a dot: the stages, and the first merged change. After it, each week as a slot. */
export function calendar(grid: Grid, way: Way, isMatch: boolean): readonly Shape[] {
  const { weeks, gap, r, apart } = grid;
  const merge = daysOf(way);
  const afterMerge = Math.ceil(merge / 7);
  const [x, y] = dayAt(grid, merge);
  const days = 5;
  const workweeks = Array.from({ length: weeks - afterMerge }, (_, index): Shape => {
    const [left, monday] = dayAt(grid, (afterMerge + index) * 7 + 1);
    return {
      kind: 'slot',
      at: [left + apart - r, monday - r],
      size: [r * 2, (days - 1) * gap + r * 2],
      fill: 'line',
    };
  });
  return [
    ...spans(way).flatMap((span, stage) => rows(grid, span).flatMap((dots) => marked(stage, dots))),
    ...workweeks,
    { kind: 'dot', at: [x, y], r: r * 1.35, fill: isMatch ? 'match' : 'raised' },
    { kind: 'tick', at: [x, y + r * 0.1], r: r * 0.55, stroke: 'strong', width: r / 4 },
  ];
}
