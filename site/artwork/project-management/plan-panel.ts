import type { Point, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import type { Bar } from './schedule.ts';

/** A small plan, with the date on which it ends. */
export type Panel = {
  bars: readonly Bar[];
  title: string;
  date: string;
  note: string;
  deadline: number;
  /** The first task's slack. Only the plan as it was made has some. */
  slack?: { task: string; months: number };
  /** How far the end is past the deadline, in words. */
  slip?: string;
  /** When the decision is due. It keeps the end date. */
  due?: number;
};

/** `at` is the panel's top left corner. */
export type Scale = {
  at: Point;
  /** The room for the tasks' names. */
  indent: number;
  month: number;
  pitch: number;
  bar: number;
  size: number;
  /** The date's middle, from the corner, and its size. */
  date: { at: Point; anchor: 'start' | 'end'; size: number };
  /** The middle of the title, of the note, and of the deadline's name, and where the bars begin. */
  lines: readonly [title: number, note: number, deadline: number, bars: number];
};

const letters = 'JFMAMJJASO';

/** Where a panel's months and rows are. */
function gridOf({ bars }: Panel, { at: [left, top], indent, month, pitch, bar, lines }: Scale) {
  const first = top + lines[3];
  const x = (months: number) => left + indent + 1 + months * month;
  const y = (row: number) => first + row * pitch + bar / 2;
  const box = (from: number, to: number, row: number) =>
    [
      [x(from), y(row) - bar / 2],
      [x(to) - x(from), bar],
    ] as const;
  return { first, end: first + bars.length * pitch, x, y, box };
}

/** The tasks, each with its name and a line to read along. */
function barsOf(panel: Panel, scale: Scale): readonly Shape[] {
  const { bars, slack, slip, due } = panel;
  const { at, indent, month, bar, size } = scale;
  const { x, y, box } = gridOf(panel, scale);
  const last = bars.length - 1;
  const critical = bars.flatMap((one, row) => (one.isCritical ? [{ ...one, row }] : []));
  const fillOf = (row: number, isCritical: boolean) => {
    if (row === last && due !== undefined) return 'match';
    if (row === last && slip) return 'text';
    return isCritical ? 'quiet' : 'surface';
  };

  return [
    ...bars.flatMap(({ label, before }, row): readonly Shape[] => [
      // The slip's words are in the way.
      ...(slip && row === last
        ? []
        : [line([at[0] + indent, y(row)], [at[0] + indent + 10 * month, y(row)], 'line', 1)]),
      plain([at[0], y(row)], label, 'text', size),
      ...(before
        ? [
            {
              kind: 'slot',
              at: box(...before, row)[0],
              size: box(...before, row)[1],
              fill: 'background',
              stroke: 'text',
              dashed: true,
            } as const,
          ]
        : []),
    ]),
    ...critical.slice(1).map(({ start, row }, index) => {
      const from = critical[index]?.row ?? row;
      return line([x(start), y(from)], [x(start), y(row)], 'quiet', 4);
    }),
    ...bars.flatMap(({ label, start, end, isCritical, late, early }, row): readonly Shape[] => {
      const fill = fillOf(row, isCritical);
      const free = slack?.task === label ? x(end + slack.months) - 1 : undefined;
      return [
        slot(...box(start, end - late, row), fill, fill === 'surface' ? 'control' : fill),
        ...(late > 0 ? [slot(...box(end - late, end, row), 'background', 'text')] : []),
        ...(late > 0 ? stop([x(end) - bar / 2, y(row)]) : []),
        ...(early ? [slot(...box(...early, row), 'quiet')] : []),
        ...(free
          ? [
              line([x(end) + 3, y(row)], [free, y(row)], 'text'),
              line([free, y(row) - bar / 4], [free, y(row) + bar / 4], 'text'),
            ]
          : []),
      ];
    }),
  ];
}

export function planPanel(panel: Panel, scale: Scale): readonly Shape[] {
  const { bars, title, date, note, deadline, slip, due } = panel;
  const { at, month, size, lines, date: place } = scale;
  const [left, top] = at;
  const { first, end, x, y } = gridOf(panel, scale);
  const limit = x(deadline);
  const last = bars.at(-1);
  const slipEnd = last?.before ? x(last.before[0]) - size / 2 : limit;

  return [
    strong([left, top + lines[0]], title, size),
    {
      ...heading([left + place.at[0], top + place.at[1]], date, place.size),
      anchor: place.anchor,
    },
    plain([left, top + lines[1]], note, 'muted', size),
    {
      ...plain([x(letters.length) - 1, top + lines[2]], 'Deadline', 'text', size),
      anchor: 'end',
    },
    line([limit, top + lines[2] + size * 0.8], [limit, end], 'text'),
    ...(due === undefined
      ? []
      : [
          line([x(due), first - 12], [x(due), end], 'match', 3),
          { kind: 'dot', at: [x(due), first - 12], r: 7, fill: 'match' } as const,
        ]),
    ...barsOf(panel, scale),
    ...(slip
      ? [{ ...strong([slipEnd, y(bars.length - 1)], slip, size), anchor: 'end' } as const]
      : []),
    ...[...letters].map((letter, index) =>
      centered(plain([x(index) + month / 2, end + size * 0.8], letter, 'muted', size)),
    ),
  ];
}
