import type { Point, Shape } from '#design-system';

/** One product over one day. */
export type StockDay = {
  hours: readonly { time: string; store: number; warehouse: number }[];
  /** What the shop shows after an import, from that hour on. */
  imports: readonly { hour: number; pairs: number }[];
  /** New orders after the last pair is gone, hour by hour up to the end of the day. */
  oversold: readonly number[];
};

/** Where the chart is: the first column's bottom, the distances of columns and dots, and a dot's radius. */
type Field = { at: Point; column: number; gap: number; r: number };

export const columnX = ({ at: [x], column }: Field, hour: number) => x + hour * column;

/** The height of a dot's center: 1 is the lowest above the axis. */
export const dotY = ({ at: [, y], gap }: Field, dot: number) => y - gap * (dot - 0.25);

/** The hour of the last pair. */
export const lastPair = ({ hours }: StockDay) =>
  hours.findLastIndex(({ store, warehouse }) => store + warehouse > 0);

/** Dots from one height upward. */
const stack = (field: Field, hour: number, from: number, count: number, fill: 'quiet' | 'text') =>
  count > 0
    ? [
        {
          kind: 'dots',
          at: [columnX(field, hour), dotY(field, from + count)],
          count,
          gap: field.gap,
          r: field.r,
          fill,
          direction: 'down',
        } as const,
      ]
    : [];

/** Pairs in stock above the axis, orders without a pair below it, and what the shop shows. */
export function stockChart(day: StockDay, field: Field): readonly Shape[] {
  const { hours, imports, oversold } = day;
  const { at, column, gap, r } = field;
  const end = columnX(field, hours.length - 0.5);
  const firstOversold = hours.length - oversold.length;
  const steps = imports.flatMap(({ hour, pairs }, index) => {
    const y = dotY(field, pairs + 0.75);
    const next = imports[index + 1]?.hour;
    return [
      [columnX(field, hour - 0.5), y],
      [next === undefined ? end : columnX(field, next - 0.5), y],
    ] satisfies Point[];
  });
  const [start, second, ...others] = steps;

  return [
    {
      kind: 'line',
      points: [
        [at[0] - column / 2, at[1]],
        [end, at[1]],
      ],
      stroke: 'text',
    },
    ...hours.flatMap(({ store, warehouse }, hour) => [
      ...stack(field, hour, 0, store, 'quiet'),
      ...stack(field, hour, store, warehouse, 'text'),
    ]),
    ...oversold.flatMap((orders, index): readonly Shape[] =>
      Array.from({ length: orders }, (_, order) => ({
        kind: 'dot',
        at: [columnX(field, firstOversold + index), at[1] + gap * (order + 0.5) + 34],
        r: r - 1,
        stroke: 'text',
      })),
    ),
    ...(start && second
      ? [{ kind: 'line', points: [start, second, ...others], stroke: 'text', width: 3 } as const]
      : []),
    {
      kind: 'dot',
      at: [columnX(field, lastPair(day)), dotY(field, 1)],
      r: r + 2.5,
      fill: 'match',
    },
  ];
}
