import type { Figure, Shape } from '#design-system';
import { line, plain } from '../figure-shapes.ts';
import { type Panel, planPanel, type Scale } from './plan-panel.ts';
import { dueDate, endDate, type Program, slackOf, threePlans } from './schedule.ts';

const ofMonths = (count: number) => (count === 1 ? '1 month' : `${count} months`);

function panelsOf(program: Program): readonly Panel[] {
  const { late, decision, deadline } = program;
  const { planned, undecided, decided } = threePlans(program);
  const slack = { task: late.task, months: slackOf(program) };
  const ends = (bars: Panel['bars']) => endDate(bars.at(-1)?.end ?? 0);
  return [
    {
      bars: planned,
      title: 'The plan',
      date: ends(planned),
      note: `The vendor has ${ofMonths(slack.months)} of slack`,
      deadline,
      slack,
    },
    {
      bars: undecided,
      title: 'No decision',
      date: ends(undecided),
      note: `The vendor is ${ofMonths(late.months)} late`,
      deadline,
    },
    {
      bars: decided,
      title: `Decided by ${dueDate(decision.due)}`,
      date: ends(decided),
      note: 'Half of the testing starts early',
      deadline,
      due: decision.due,
    },
  ];
}

/** The tasks' names in front of the bars, each with a line to read along. */
const namesOf = (
  { tasks }: Program,
  { at: [left, top], indent, month, pitch, bar, size, lines }: Scale,
) =>
  tasks.flatMap(({ label }, index): readonly Shape[] => {
    const y = top + lines[3] + index * pitch + bar / 2;
    return [
      line([left + indent, y], [left + indent + 10 * month, y], 'line', 1),
      plain([left, y], label, 'text', size),
    ];
  });

/** A plan, what a late task does to it, and what a decision in time does. */
export function criticalPath(program: Program, alt: string): Figure {
  const panels = panelsOf(program);
  const rows = program.tasks.length;
  const wide = {
    indent: 94,
    month: 28.8,
    pitch: 50,
    bar: 30,
    size: 16,
    lines: [10, 56, 98, 140],
  } as const;
  const compact = {
    indent: 90,
    month: 22.5,
    pitch: 23,
    bar: 16,
    size: 14,
    lines: [10, 43, 76, 110],
  } as const;
  const heightOf = ({ lines, pitch, size }: Omit<Scale, 'at'>) =>
    lines[3] + rows * pitch + size * 1.5;
  const apart = heightOf(compact) + 30;
  return {
    wide: {
      width: 1200,
      height: heightOf(wide),
      shapes: [
        ...panels.flatMap((panel, index) => {
          const scale = { ...wide, at: [index * 408, 0] } as const;
          return [...namesOf(program, scale), ...planPanel(panel, scale)];
        }),
      ],
    },
    compact: {
      width: 320,
      height: 2 * apart + heightOf(compact),
      shapes: panels.flatMap((panel, index) => {
        const scale = { ...compact, at: [0, index * apart] } as const;
        return [...namesOf(program, scale), ...planPanel(panel, scale)];
      }),
    },
    alt,
  };
}
