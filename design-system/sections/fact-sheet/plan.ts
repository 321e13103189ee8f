import type { Composition, Point, Shape } from '../../artwork/composition.ts';
import type { Tone } from '../../artwork/tone.ts';
import { drawTeams, label, start, type Team, width } from './plan-teams.ts';

/**
 * A row of the plan: a bar from the start of one unit to the end of another, or numbered dots in
 * units.
 */
type PlanRow = { label: string } & ({ from: number; to: number } | { at: readonly number[] });

/** Who works on a project, and what happens when. */
export type Plan = {
  /** One or two teams, with at most eight people in total. */
  teams: readonly [Team] | readonly [Team, Team];
  /** The unit that the plan counts, such as "Month". Its plural adds an "s". */
  unit: string;
  /** The number of units, up to 16. */
  length: number;
  /** Three to five rows, from top to bottom. A label has room for about 20 letters. */
  rows: readonly PlanRow[];
  /** The end: the last bar, its label, and the text across from it. */
  finish: { label: string; from: number; to: number; note: string };
  /** What the plan shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};

/** The middle of the first row's label, and how far the rows are apart. */
const [firstRow, pitch] = [204, 80];
const barHeight = 24;
/** How far the middle of a bar is below the middle of its label. */
const barBelow = 33;

/** Such as "Week 2", "Weeks 2–4", or "Weeks 2, 4". */
function timeOf(row: PlanRow, unit: string) {
  if ('at' in row) {
    return `${unit}${row.at.length > 1 ? 's' : ''} ${row.at.join(', ')}`;
  }
  return row.from === row.to ? `${unit} ${row.from}` : `${unit}s ${row.from}–${row.to}`;
}

/**
 * Draws a plan: the teams, a row for each part of the work, whose bar is the part of the plan's
 * time that it takes, and the end.
 */
export function drawPlan({ teams, unit, length, rows, finish }: Plan): Composition {
  const step = width / length;
  const startOf = (count: number) => start + (count - 1) * step;
  const end = firstRow + rows.length * pitch;
  const endBar = end + barBelow + 6;

  const words = (y: number, name: string, time: string) => [
    label([start, y], name),
    label([start + width, y], time, { fill: 'muted', variant: 'plain', anchor: 'end' }),
  ];
  const bar = (y: number, from: number, to: number, fill: Tone, height = barHeight) =>
    ({
      kind: 'slot',
      at: [startOf(from), y - height / 2],
      size: [(to - from + 1) * step, height],
      fill,
    }) as const;

  /** A dot for each unit, so that they can be counted. */
  const units = (y: number): Shape => ({
    kind: 'dots',
    at: [start + step / 2, y],
    count: length,
    gap: step,
    r: 3,
    fill: 'control',
  });

  const drawRow = (row: PlanRow, index: number): readonly Shape[] => {
    const y = firstRow + index * pitch;
    const middle = y + barBelow;
    const r = Math.min(15, step / 2 - 1);
    return [
      ...words(y, row.label, timeOf(row, unit)),
      bar(middle, 1, length, 'line'),
      units(middle),
      ...('at' in row
        ? row.at.flatMap((count, each): readonly Shape[] => {
            const at: Point = [startOf(count) + step / 2, middle];
            return [
              { kind: 'dot', at, r, fill: 'brand' },
              label(at, String(each + 1), { fill: 'onBrand', anchor: 'middle' }),
            ];
          })
        : [bar(middle, row.from, row.to, 'brand')]),
    ];
  };

  return {
    width: start + width + start,
    height: endBar + 42,
    shapes: [
      ...drawTeams(teams),
      {
        kind: 'line',
        points: [
          [start, 168],
          [start + width, 168],
        ],
        stroke: 'line',
      },
      ...rows.flatMap(drawRow),
      ...words(end, finish.label, finish.note),
      bar(endBar, 1, length, 'line', 36),
      units(endBar),
      bar(endBar, finish.from, finish.to, 'match', 36),
      { kind: 'dot', at: [startOf(finish.from) + 18, endBar], r: 12, fill: 'strong' },
      {
        kind: 'tick',
        at: [startOf(finish.from) + 18, endBar + 1],
        r: 5,
        stroke: 'match',
        width: 2.5,
      },
    ],
  };
}
