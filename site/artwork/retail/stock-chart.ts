import type { Point, Shape, Tone } from '#design-system';
import { line } from '../figure-shapes.ts';

/** One product over a few hours. */
export type StockDay = {
  halfHours: readonly { time?: string; store: number; warehouse: number }[];
  /** The columns in which the website imports the count. The first is one of them. */
  imports: readonly number[];
  /** New orders after the last pair is gone, per half hour, up to the end. */
  oversold: readonly number[];
};

/** Where the chart is: the first column's bottom, the distances of columns and dots, and a dot's radius. */
type Field = { at: Point; column: number; gap: number; r: number };

export const columnX = ({ at: [x], column }: Field, index: number) => x + index * column;

/** The height of a dot's center: 1 is the lowest above the axis. */
const dotY = ({ at: [, y], gap }: Field, dot: number) => y - gap * (dot - 0.25);

/** The heights of a count's two lines. The import's is the outer one, so that they never touch. */
export const importY = (field: Field, pairs: number) => dotY(field, pairs + 1);
export const countY = (field: Field, pairs: number) => dotY(field, pairs + 0.65);

const pairsIn = ({ halfHours }: StockDay) =>
  halfHours.map(({ store, warehouse }) => store + warehouse);

/** The column of the last pair. */
export const lastPair = (day: StockDay) => pairsIn(day).findLastIndex((pairs) => pairs > 0);

/** What the website shows after its last import. */
export const lastImport = (day: StockDay) => pairsIn(day)[day.imports.at(-1) ?? 0] ?? 0;

/** Dots from one height upward. */
const stack = (field: Field, index: number, from: number, count: number, fill: Tone) =>
  count > 0
    ? [
        {
          kind: 'dots',
          at: [columnX(field, index), dotY(field, from + count)],
          count,
          gap: field.gap,
          r: field.r,
          fill,
          direction: 'down',
        } as const,
      ]
    : [];

/** A line through one height per column, whose steps are a bit to the right of the columns' edges. */
function stairs(field: Field, heights: readonly number[], right: number, stroke: Tone): Shape {
  const edge = (index: number) => columnX(field, index - 0.5);
  const [first = 0] = heights;
  const steps = heights.flatMap((height, index): Point[] => {
    const before = heights[index - 1] ?? height;
    const x = edge(index) + right;
    return before === height
      ? []
      : [
          [x, before],
          [x, height],
        ];
  });
  return {
    kind: 'line',
    points: [
      [edge(0), first],
      [edge(1), first],
      ...steps,
      [edge(heights.length), heights.at(-1) ?? first],
    ],
    stroke,
    width: field.r / 3,
  };
}

/** Pairs in stock, the count of the imports with the orders it let through, and the single count. */
export function stockChart(day: StockDay, field: Field): readonly Shape[] {
  const { halfHours, imports, oversold } = day;
  const { at, gap, r } = field;
  const pairs = pairsIn(day);
  const imported = pairs.map(
    (_, index) => pairs[imports.findLast((start) => start <= index) ?? 0] ?? 0,
  );
  const firstOversold = halfHours.length - oversold.length;

  return [
    line([columnX(field, -0.5), at[1]], [columnX(field, halfHours.length - 0.5), at[1]], 'control'),
    ...halfHours.flatMap(({ store, warehouse }, index) => [
      ...stack(field, index, 0, store, 'quiet'),
      ...stack(field, index, store, warehouse, 'raised'),
    ]),
    ...oversold.flatMap((orders, index): readonly Shape[] =>
      Array.from({ length: orders }, (_, order) => ({
        kind: 'dot',
        at: [columnX(field, firstOversold + index), dotY(field, lastImport(day) - order)],
        r: r - 1,
        stroke: 'text',
      })),
    ),
    stairs(
      field,
      imported.map((count) => importY(field, count)),
      gap * 0.35,
      'text',
    ),
    stairs(
      field,
      pairs.map((count) => countY(field, count)),
      0,
      'match',
    ),
    { kind: 'dot', at: [columnX(field, lastPair(day)), dotY(field, 1)], r, fill: 'match' },
  ];
}
