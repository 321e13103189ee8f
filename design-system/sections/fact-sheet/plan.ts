import type { Composition, Point, Shape } from '../../artwork/composition.ts';
import type { Tone } from '../../artwork/tone.ts';

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

/** Where a plan starts from the left, and its width, in the drawing's units. */
const [start, width] = [25, 430];
const size = 21;
/** The middle of the first row's label, and how far the rows are apart. */
const [firstRow, pitch] = [204, 80];
const barHeight = 24;
/** How far the middle of a bar is below the middle of its label. */
const barBelow = 33;

type Label = Extract<Shape, { kind: 'label' }>;

const label = (at: Point, text: string, look: Partial<Label> = {}): Label => ({
  kind: 'label',
  at,
  text,
  size,
  fill: 'text',
  ...look,
});

/** A close estimate of the text's width. */
const widthOf = (text: string) => text.length * size * 0.52;

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
