import type { Point, Shape, Tone } from '#design-system';

/** A course's learners before the first week, and after each. */
type Counts = readonly [number, number, ...number[]];

/** One course, taught twice. */
export type Learners = {
  alone: Counts;
  /** The same with a call after missed logins. Both are equal up to the week of the call. */
  called: Counts;
  /** The week of the first call. */
  callWeek: number;
};

/** A field of dots: one for each learner, for each of some weeks. */
export type Field = {
  /** Its lower left corner. */
  at: Point;
  /** Which weeks it shows, and in how many columns each. */
  weeks: readonly number[];
  columns: number;
  /** From one dot to the next. */
  gap: number;
  r: number;
};

/** Where the columns of the week at an index begin. */
export const startOf = ({ at: [x], columns, gap }: Field, index: number) =>
  x + index * columns * gap;

/** How high as many learners are. */
export const heightOf = ({ columns, gap }: Field, learners: number) => (learners / columns) * gap;

/** The longest stretches of columns for which something is true. */
function stretches(length: number, isIn: (column: number) => boolean) {
  const columns = Array.from({ length }, (_, column) => column);
  const starts = columns.filter((column) => isIn(column) && (column === 0 || !isIn(column - 1)));
  return starts.map((start) => {
    const end = columns.find((column) => column > start && !isIn(column)) ?? length;
    return { start, count: end - start };
  });
}

/**
 * All who enroll, week by week. From below: those who stay anyway, those who stay because of the
 * call, and, as circles, those who left.
 */
export function learnerDots({ alone, called }: Learners, field: Field): readonly Shape[] {
  const { at, weeks, columns, gap, r } = field;
  /** How many dots a column has if as many learners share the columns of a week. */
  const dotsIn = (counts: Counts, column: number) => {
    const learners = counts[weeks[Math.floor(column / columns)] ?? 0] ?? 0;
    return Math.ceil((learners - (column % columns)) / columns);
  };
  const draw = (row: number, fill: Tone, radius: number, isIn: (column: number) => boolean) =>
    stretches(weeks.length * columns, isIn).map(
      ({ start, count }): Shape => ({
        kind: 'dots',
        at: [at[0] + (start + 0.5) * gap, at[1] - (row + 0.5) * gap],
        count,
        gap,
        r: radius,
        fill,
      }),
    );
  return Array.from({ length: Math.ceil(alone[0] / columns) }, (_, row) => {
    const stays = (column: number) => row < dotsIn(alone, column);
    const isSaved = (column: number) => !stays(column) && row < dotsIn(called, column);
    const left = (column: number) => row >= dotsIn(called, column);
    return [
      ...draw(row, 'brand', r, stays),
      ...draw(row, 'match', r, isSaved),
      ...draw(row, 'control', r, left),
      ...draw(row, 'background', r - 1.8, left),
    ];
  }).flat();
}
