import type { Point, Shape, Tone } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { strong } from '../figure-words.ts';

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
export type Grid = {
  at: Point;
  /** From one week to the next, and from one day to the next. */
  gap: Point;
  r: number;
};

const dayAt = ({ at: [x, y], gap: [across, down] }: Grid, day: number): Point => [
  x + Math.floor((day - 1) / 7) * across,
  y + ((day - 1) % 7) * down,
];

/** Rows of dots for the days from `from` to `to`: one row for each day of the week. */
const rows = (grid: Grid, [from, to]: readonly [number, number]) =>
  Array.from({ length: Math.min(7, to - from + 1) }, (_, index) => {
    const day = from + index;
    const count = Math.floor((to - day) / 7) + 1;
    return { at: dayAt(grid, day), count, gap: grid.gap[0], r: grid.r };
  });

/** Each day as a dot: the stages, and the first merged change. */
export function calendar(grid: Grid, way: Way, isMatch: boolean): readonly Shape[] {
  const { r } = grid;
  const [x, y] = dayAt(grid, daysOf(way));
  return [
    ...spans(way).flatMap((span, stage) => rows(grid, span).flatMap((dots) => marked(stage, dots))),
    { kind: 'dot', at: [x, y], r: r * 1.35, fill: isMatch ? 'match' : 'raised' },
    { kind: 'tick', at: [x, y + r * 0.1], r: r * 0.55, stroke: 'strong', width: r / 4 },
  ];
}

const weeks = 18;

/** After the week of the merge, the rest of the 18 weeks: a slot with a mark for each week. */
export function work(grid: Grid, way: Way, size: number): readonly Shape[] {
  const merge = daysOf(way);
  const before = Math.ceil(merge / 7);
  const count = weeks - before;
  const [across, down] = grid.gap;
  const [x] = dayAt(grid, before * 7 + 1);
  const [from, y] = dayAt(grid, merge);
  const height = down * 3.6;
  const left = x - across * 0.35;
  const length = x + (count - 1) * across + grid.r - left;
  const inset = height * 0.4;
  const pitch = (length - inset * 2) / (count - 0.25);
  return [
    line([from, y], [x, y], 'match', 3),
    slot([left, y - height / 2], [length, height], 'surface', 'control'),
    strong([left + inset, y - down * 0.75], `Then ${count} weeks of work`, size),
    ...Array.from(
      { length: count },
      (_, week): Shape =>
        slot([left + inset + week * pitch, y + down * 0.5], [pitch * 0.75, grid.r * 0.9], 'quiet'),
    ),
  ];
}
