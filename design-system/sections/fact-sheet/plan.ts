import type { Composition, Point, Shape } from '../../artwork/composition.ts';
import { label, rule, start, unitLine, width, widthOf } from './plan-labels.ts';

/** People who work together, drawn one by one. */
type Team = {
  /** The team's name, such as "Our five". */
  label: string;
  /** The share of the week that each person works on it, where 1 is the whole week. */
  shares: readonly number[];
  /** A note below the people, such as "for six months". */
  note: string;
};

/**
 * A row of the plan: a bar from the start of one unit to the end of another, or numbered dots in
 * units.
 */
type PlanRow = { label: string } & ({ from: number; to: number } | { at: readonly number[] });

/** Who works on a project, and what happens when. */
export type Plan = {
  /** One or two teams, with at most eight people in total. */
  teams: readonly [Team] | readonly [Team, Team];
  /** The unit that the plan counts, such as "Month". */
  unit: string;
  /** The number of units, up to 12, or up to 16 if every second one is numbered. */
  length: number;
  /**
   * Which units are numbered: 2 is every second one.
   * @default 1
   */
  numberEvery?: number;
  /** Three to five rows, from top to bottom. A label has room for about 20 letters. */
  rows: readonly PlanRow[];
  /** The end: the last bar, and the text next to it. */
  finish: { label: string; from: number; to: number; note: string };
  /** What the plan shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};

const barHeight = 50;
const pitch = 86;
/** The middle of the first row. */
const firstRow = 316;

/** A person, with a ring that shows their share of the week if it isn't the whole week. */
const person = (at: Point, share: number): readonly Shape[] =>
  share === 1
    ? [{ kind: 'person', at, r: 20, fill: 'brand', figure: 'raised' }]
    : [
        { kind: 'person', at, r: 14, fill: 'quiet', figure: 'strong' },
        { kind: 'dot', at, r: 18, stroke: 'line', width: 4 },
        { kind: 'arc', at, r: 18, from: 0, to: share * 360, stroke: 'brand', width: 4 },
      ];

function drawTeams(teams: Plan['teams']): readonly Shape[] {
  const people = teams.flatMap((team) => team.shares).length;
  const gap = Math.min(50, width / (people + teams.length / 2));
  const secondStart = start + width - (teams[1]?.shares.length ?? 0) * gap;
  return teams.flatMap(({ label: name, shares, note }, index) => {
    // A note may be wider than the people above it.
    const x = index === 0 ? start : Math.min(secondStart, start + width - widthOf(note));
    return [
      label([x, 46], name),
      ...shares.flatMap((share, each) => person([x + 20 + each * gap, 90], share)),
      label([x, 136], note, { fill: 'muted', variant: 'plain' }),
    ];
  });
}

/**
 * Draws a plan: the teams, the units from left to right, a row for each part of the work, and the
 * end.
 */
export function drawPlan({
  teams,
  unit,
  length,
  numberEvery = 1,
  rows,
  finish,
}: Plan): Composition {
  const step = width / length;
  const startOf = (count: number) => start + (count - 1) * step;
  const middleOf = (count: number) => startOf(count) + step / 2;
  const bar = ({ from, to }: { from: number; to: number }) =>
    [startOf(from), (to - from + 1) * step] as const;
  const end = firstRow + rows.length * pitch;

  const drawRow = (row: PlanRow, index: number): readonly Shape[] => {
    const y = firstRow + index * pitch;
    if ('at' in row) {
      const r = Math.min(19, step / 2 - 2);
      const [first = 1, last = first] = [row.at[0], row.at.at(-1)];
      const isInFront = start + widthOf(row.label) + 8 < middleOf(first) - r;
      return [
        label([isInFront ? start : middleOf(last) + r + 14, y], row.label),
        ...row.at.flatMap((count, each): readonly Shape[] => [
          { kind: 'dot', at: [middleOf(count), y], r, fill: 'brand' },
          label([middleOf(count), y], String(each + 1), { fill: 'onBrand', anchor: 'middle' }),
        ]),
      ];
    }
    const [x, long] = bar(row);
    const [fill, ink] =
      index === 0 ? (['brand', 'onBrand'] as const) : (['quiet', 'strong'] as const);
    const afterBar = start + width - x - long;
    let words = label([x + 22, y], row.label, { fill: ink });
    // A label that is longer than its bar goes on the side with more room.
    if (widthOf(row.label) + 40 > long) {
      words =
        x - start > afterBar
          ? label([x - 14, y], row.label, { anchor: 'end' })
          : label([x + long + 14, y], row.label);
    }
    return [{ kind: 'slot', at: [x, y - barHeight / 2], size: [long, barHeight], fill }, words];
  };

  const [finishX, finishWidth] = bar(finish);
  const drawnRows = rows.flatMap(drawRow);
  const freeLabels = drawnRows.flatMap((each) =>
    each.kind === 'label' && each.fill === 'text' ? [each] : [],
  );
  return {
    width: start + width + start,
    height: end + barHeight / 2 + 36,
    shapes: [
      ...drawTeams(teams),
      rule([start, 168], [start + width, 168]),
      label([start, 204], unit),
      ...Array.from({ length: Math.floor(length / numberEvery) }, (_, index) => {
        const count = (index + 1) * numberEvery;
        const x = middleOf(count);
        return [
          label([x, 242], String(count), { anchor: 'middle' }),
          ...unitLine(x, [264, end - barHeight / 2], freeLabels),
        ];
      }).flat(),
      ...drawnRows,
      label([start, end], finish.note),
      { kind: 'slot', at: [finishX, end - 28], size: [finishWidth, 56], fill: 'match' },
      { kind: 'dot', at: [finishX + 29, end], r: 14, fill: 'strong' },
      { kind: 'tick', at: [finishX + 29, end + 1], r: 6, stroke: 'match', width: 2.5 },
      label([finishX + 52, end], finish.label, { fill: 'strong' }),
    ],
  };
}
