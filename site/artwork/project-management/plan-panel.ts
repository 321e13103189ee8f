import type { Point, Shape } from '#design-system';
import { heading, line, plain, slot, stop, strong } from '../figure-shapes.ts';
import type { Bar } from './schedule.ts';

/** A small plan, with the date on which it ends. */
export type Panel = {
  bars: readonly Bar[];
  title: string;
  date: string;
  note: string;
  deadline: number;
  /** The first task's slack. Only the plan as it was made has some. */
  slack?: { task: number; months: number };
  /** When the decision is due. */
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
  /** The middle of the title, the date, and the note, and where the bars begin. */
  lines: readonly [title: number, date: number, note: number, bars: number];
};

const letters = 'JFMAMJJASO';

export function planPanel(panel: Panel, scale: Scale): readonly Shape[] {
  const { bars, slack, due, deadline } = panel;
  const { at, indent, month, pitch, bar, size, lines } = scale;
  const [left, top] = at;
  const [title, date, note, begin] = lines;
  const first = top + begin;
  const x = (months: number) => left + indent + 1 + months * month;
  const y = (index: number) => first + index * pitch + bar / 2;
  const end = first + bars.length * pitch;
  const box = (from: number, to: number, index: number) =>
    [
      [x(from), y(index) - bar / 2],
      [x(to) - x(from), bar],
    ] as const;

  const critical = bars.flatMap((one, index) => (one.isCritical ? [{ ...one, index }] : []));
  const links = critical.slice(1).map(({ start, index }, before): Shape => {
    const from = critical[before]?.index ?? index;
    return line([x(start), y(from)], [x(start), y(index)], 'quiet', 4);
  });

  const drawn = bars.flatMap((one, index): readonly Shape[] => {
    const { start, end: over, isCritical, late, early } = one;
    const fill = isCritical ? 'quiet' : 'surface';
    const free = slack?.task === index ? slack.months : 0;
    return [
      slot(...box(start, over - late, index), fill, isCritical ? fill : 'control'),
      ...(late > 0 ? [slot(...box(over - late, over, index), 'background', 'text')] : []),
      ...(late > 0 ? stop([x(over) - bar / 2, y(index)]) : []),
      ...(early ? [slot(...box(...early, index), 'quiet')] : []),
      ...(free > 0
        ? [
            {
              kind: 'slot',
              at: box(over, over + free, index)[0],
              size: box(over, over + free, index)[1],
              stroke: 'text',
              dashed: true,
            } as const,
          ]
        : []),
    ];
  });

  const limit: Shape = {
    kind: 'line',
    points: [
      [x(deadline), first - 12],
      [x(deadline), end],
    ],
    stroke: 'text',
    dashed: true,
  };

  return [
    strong([left, top + title], panel.title, size),
    heading([left, top + date], panel.date, size * 2.8),
    plain([left, top + note], panel.note, 'muted', size),
    limit,
    ...(due === undefined
      ? []
      : [
          line([x(due), first - 12], [x(due), end], 'match', 3),
          { kind: 'dot', at: [x(due), first - 12], r: 7, fill: 'match' } as const,
        ]),
    ...links,
    ...drawn,
    ...[...letters].map(
      (letter, index): Shape => ({
        ...plain([x(index + 0.5), end + size * 0.8], letter, 'muted', size),
        anchor: 'middle',
      }),
    ),
  ];
}
