import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, matchStop, openStop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** One stage of a form's path. Someone works on it on days of work, and it waits on all others. */
type Stage = {
  name: string;
  /** In the compact arrangement. */
  short?: string;
  days: number;
  kind: 'work' | 'wait' | 'return';
};

/** The days of one form, before and after. Before, it is returned once. */
export type FormDays = { before: readonly Stage[]; after: readonly Stage[]; prevention: string };

const daysOf = (stages: readonly Stage[]) => stages.reduce((sum, { days }) => sum + days, 0);

const workOf = (stages: readonly Stage[]) => daysOf(stages.filter(({ kind }) => kind === 'work'));

/** Each stage with its first day. */
const placed = (stages: readonly Stage[]) =>
  stages.map((stage, index) => ({ ...stage, first: daysOf(stages.slice(0, index)) }));

/** A run of days in a row: full for work, hollow for waiting. */
const run = (
  at: Point,
  count: number,
  gap: number,
  r: number,
  kind: Stage['kind'],
): readonly Shape[] => {
  const dots = { kind: 'dots', at, count, gap } as const;
  if (kind === 'work') return [{ ...dots, r, fill: 'accent' }];
  return [
    { ...dots, r, fill: kind === 'return' ? 'text' : 'control' },
    { ...dots, r: r - 2, fill: 'background' },
  ];
};

const [gap, r] = [30.6, 12];
const dayX = (day: number) => 14 + day * gap;

/** All days in a line, with the names of work above and those of waiting below. */
const wideLine = (stages: readonly Stage[], y: number) =>
  placed(stages).flatMap(({ name, days, kind, first }): readonly Shape[] => {
    const [from, to] = [dayX(first), dayX(first + days - 1)];
    const dots = run([from, y], days, gap, r, kind);
    return kind === 'work'
      ? [...dots, centered(strong([from, y - 32], name))]
      : [
          ...dots,
          line([from - 10, y + 26], [to + 10, y + 26], kind === 'return' ? 'text' : 'control'),
          (kind === 'return' ? strong : plain)([from - 12, y + 48], name),
        ];
  });

const total = (at: Point, stages: readonly Stage[], size: number) => [
  heading(at, `${daysOf(stages)} days`, size),
];

function wideDays({ before, after, prevention }: FormDays): Composition {
  const [beforeY, afterY, fixY] = [150, 430, 272];
  const returned = placed(before).find(({ kind }) => kind === 'return')?.first ?? 0;
  const fixX = dayX(returned) + 28;
  const [saved, kept] = [daysOf(before) - daysOf(after), daysOf(after)];

  return {
    width: 1200,
    height: 490,
    shapes: [
      ...total([0, 34], before, 46),
      plain([206, 40], `from mailbox to mailbox, with work on ${workOf(before)} of them`),
      ...run([936, 40], 1, gap, r, 'work'),
      plain([958, 40], 'Day of work'),
      ...run([1074, 40], 1, gap, r, 'wait'),
      plain([1096, 40], 'Day of waiting'),
      ...wideLine(before, beforeY),
      line([fixX, beforeY + 66], [fixX, fixY], 'accent', 3),
      line([fixX, fixY], [34, fixY], 'accent', 3),
      { kind: 'arc', at: [34, fixY + 20], r: 20, from: 270, to: 360, stroke: 'accent', width: 3 },
      line([14, fixY + 20], [14, fixY + 34], 'accent', 3),
      openStop([fixX, fixY], 9),
      strong([fixX + 24, fixY], prevention),
      ...total([0, 348], after, 46),
      plain([206, 354], `with work on ${workOf(after)} of them`),
      ...wideLine(after, afterY),
      ...matchStop([dayX(kept - 1), afterY], 14),
      { kind: 'dots', at: [dayX(kept), afterY], count: saved, gap, r: 4, fill: 'control' },
      heading([732, 330], `${saved} days saved`, 70),
    ],
  };
}

const size = 14;
const [column, rowHeight] = [23, 30];

/** The week in whose row a stage is named: that of its middle. */
const weekOf = ({ first, days }: { first: number; days: number }) =>
  Math.floor((first + days / 2) / 7);

/** The days as in a calendar, week by week, with the name of one wait beside each week. */
function calendar(stages: readonly Stage[], top: number): readonly Shape[] {
  const all = placed(stages);
  const weeks = Array.from({ length: Math.ceil(daysOf(stages) / 7) }, (_, week) => week);
  return weeks.flatMap((week) => {
    const y = top + week * rowHeight;
    const days = all.flatMap(({ kind, first, days }) => {
      const from = Math.max(first, week * 7);
      const count = Math.min(first + days, (week + 1) * 7) - from;
      return count > 0 ? run([9 + (from % 7) * column, y], count, column, 8.5, kind) : [];
    });
    const named = all.find((stage) => stage.kind !== 'work' && weekOf(stage) === week);
    if (!named) return days;
    const label = named.kind === 'return' ? strong : plain;
    return [...days, { ...label([176, y], named.short ?? named.name), size }];
  });
}

function compactDays({ before, after, prevention }: FormDays): Composition {
  const top = 62;
  const fixY = top + Math.ceil(daysOf(before) / 7) * rowHeight + 22;
  const afterTop = fixY + 104;
  const end = afterTop + (Math.ceil(daysOf(after) / 7) - 1) * rowHeight;

  return {
    width: 320,
    height: end + 24,
    shapes: [
      ...total([0, 18], before, 28),
      plain([130, 22], `work on ${workOf(before)} of them`, 'muted', size),
      ...calendar(before, top),
      line([9, fixY - 28], [9, fixY + 34], 'accent', 3),
      openStop([9, fixY], 7),
      strong([28, fixY], prevention, size),
      ...total([0, fixY + 60], after, 28),
      plain([116, fixY + 64], `work on ${workOf(after)} of them`, 'muted', size),
      ...calendar(after, afterTop),
      ...matchStop([9 + ((daysOf(after) - 1) % 7) * column, end], 10.5),
      heading([176, end], `${daysOf(before) - daysOf(after)} days saved`, 20),
    ],
  };
}

/** The drawing of a form's days, before and after. */
export const formDays = (form: FormDays, alt: string): Figure => ({
  wide: wideDays(form),
  compact: compactDays(form),
  alt,
});
