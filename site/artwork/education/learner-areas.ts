import type { Point, Shape } from '#design-system';
import { area, type Chart } from './week-areas.ts';

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

/** All who enroll, those who stay anyway, and, from the call on, those who stay because of it. */
export function areas({ alone, called, callWeek }: Learners, chart: Chart): readonly Shape[] {
  const last = alone.length - 1;
  const gap = chart.gap / chart.learner;
  const [before, after] = [-chart.beyond, last + chart.beyond];
  const inWeeks = (counts: Counts): readonly Point[] => {
    const weeks = counts.map((count, week): Point => [week, count]);
    return chart.beyond ? [[before, counts[0]], ...weeks, [after, counts[last] ?? 0]] : weeks;
  };
  const above = inWeeks(alone).map(([week, count]): Point => [week, count + gap]);
  const isLater = ([week]: Point) => week > callWeek;
  return [
    area(
      chart,
      [
        [before, 0],
        [before, alone[0]],
        [after, alone[0]],
        [after, 0],
      ],
      'surface',
    ),
    area(chart, [[before, 0], ...inWeeks(alone), [after, 0]], 'brand'),
    area(
      chart,
      [
        [callWeek, (alone[callWeek] ?? 0) + gap],
        ...inWeeks(called).filter(isLater),
        ...above.filter(isLater).reverse(),
      ],
      'match',
    ),
  ];
}
