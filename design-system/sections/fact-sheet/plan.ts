import type { Composition, Point, Shape } from '../../artwork/composition.ts';
import { type Label, label, type PlanLayout, quiet, widthOf } from './plan-layout.ts';
import { drawTeams, type Team } from './plan-teams.ts';

/**
 * A row of the plan: a bar from the start of one unit to the end of another, or dots in units, which
 * are numbered if there are several. In a break, nobody works, so its bar is dashed.
 */
type PlanRow = { label: string } & (
  | { from: number; to: number; isBreak?: true }
  | { at: readonly number[] }
);

/** Who works on a project, and what happens when. */
export type Plan = {
  /** One or two teams, with at most eight people in total. */
  teams: readonly [Team] | readonly [Team, Team];
  /** The unit that the plan counts, such as "Month". Its plural adds an "s". */
  unit: string;
  /** The number of units, up to 16. */
  length: number;
  /**
   * Three to five rows, from top to bottom. A label is inside its bar, or next to it where it has
   * more room. Together, the bar and the label may not be longer than the plan.
   */
  rows: readonly PlanRow[];
  /** The end, with an optional note in front of it. It is in one of these units, so its bar is dashed. */
  finish: { label: string; from: number; to: number; note?: string };
  /** What the plan shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};

/** Between a bar and the label next to it, and between a bar's end and the label inside it. */
const [beside, inside] = [10, 16];

/** Words next to a bar, on the side that has more room. The grid's lines don't run through them. */
function wordsBeside(
  text: string,
  [from, to, y]: readonly [from: number, to: number, y: number],
  layout: PlanLayout,
  look: Partial<Label> = {},
) {
  const { start, width, size } = layout;
  const isAfter = start + width - to > from - start;
  const x = isAfter ? to + beside : from - beside;
  const length = widthOf(text, layout);
  return [
    {
      kind: 'slot',
      at: [isAfter ? x : x - length, y - size * 0.62],
      size: [length, size * 1.24],
      fill: 'background',
    },
    label([x, y], text, layout, isAfter ? look : { ...look, anchor: 'end' }),
  ] as const;
}

/**
 * Draws a plan: the teams, and a calendar with a row for each part of the work, whose bar is the
 * part of the time that it takes. The end is the last row.
 */
export function drawPlan(
  { teams, unit, length, rows, finish }: Plan,
  layout: PlanLayout,
): Composition {
  const { start, width, axis } = layout;
  const { top, pitch, bar: barHeight } = layout.rows;
  const step = width / length;
  const startOf = (count: number) => start + (count - 1) * step;
  const middleOf = (row: number) => top + row * pitch + barHeight / 2;
  const bottom = middleOf(rows.length) + barHeight / 2 + beside;
  const units = Array.from({ length }, (_, index) => index + 1);

  const bar = (row: number, from: number, to: number) =>
    ({
      kind: 'slot',
      at: [startOf(from), middleOf(row) - barHeight / 2],
      size: [(to - from + 1) * step, barHeight],
      fill: 'brand',
    }) as const;

  /** Time in which nobody works, or in which something may happen. */
  const dashedBar = (row: number, from: number, to: number) =>
    ({
      kind: 'slot',
      at: [startOf(from) + 1, middleOf(row) - barHeight / 2 + 1],
      size: [(to - from + 1) * step - 2, barHeight - 2],
      fill: 'background',
      stroke: 'control',
      dashed: true,
    }) as const;

  const drawRow = (row: PlanRow, index: number): readonly Shape[] => {
    const y = middleOf(index);
    if (!('at' in row)) {
      const [from, to] = [startOf(row.from), startOf(row.to + 1)];
      return [
        row.isBreak ? dashedBar(index, row.from, row.to) : bar(index, row.from, row.to),
        ...(widthOf(row.label, layout) + 2 * inside <= to - from
          ? [
              label([from + inside, y], row.label, layout, {
                fill: row.isBreak ? 'text' : 'onBrand',
              }),
            ]
          : wordsBeside(row.label, [from, to, y], layout)),
      ];
    }
    const r = Math.min(barHeight / 2, step / 2 - 1);
    const dots = row.at.flatMap((count, each): readonly Shape[] => {
      const at: Point = [startOf(count) + step / 2, y];
      return [
        { kind: 'dot', at, r, fill: 'brand' },
        ...(row.at.length > 1
          ? [label(at, String(each + 1), layout, { fill: 'onBrand', anchor: 'middle' })]
          : []),
      ];
    });
    const [from, to] = [startOf(Math.min(...row.at)), startOf(Math.max(...row.at) + 1)];
    return [...dots, ...wordsBeside(row.label, [from, to, y], layout)];
  };

  const [endStart, endMiddle] = [startOf(finish.from), middleOf(rows.length)];
  const tick: Point = [endStart + barHeight / 2, endMiddle];

  return {
    width: start + width + start,
    height: bottom + start,
    shapes: [
      ...drawTeams(teams, layout),
      label([start, axis.name], unit, layout, quiet),
      ...units.map((count) =>
        label([startOf(count) + step / 2, axis.numbers], String(count), layout, {
          ...quiet,
          anchor: 'middle',
        }),
      ),
      ...[...units, length + 1].map(
        (count): Shape => ({
          kind: 'line',
          points: [
            [startOf(count), axis.lines],
            [startOf(count), bottom],
          ],
          stroke: 'line',
        }),
      ),
      ...rows.flatMap(drawRow),
      dashedBar(rows.length, finish.from, finish.to),
      { kind: 'dot', at: tick, r: 12, fill: 'match' },
      { kind: 'tick', at: [tick[0], tick[1] + 1], r: 5, stroke: 'strong', width: 2.5 },
      label([tick[0] + 20, endMiddle], finish.label, layout),
      ...(finish.note
        ? wordsBeside(finish.note, [endStart, start + width, endMiddle], layout, quiet)
        : []),
    ],
  };
}
