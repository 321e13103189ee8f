import type { Figure } from '#design-system';
import { type Panel, planPanel, type Scale } from './plan-panel.ts';
import { dueDate, endDate, type Program, slackOf, threePlans } from './schedule.ts';

const ofMonths = (count: number) => (count === 1 ? '1 month' : `${count} months`);

function panelsOf(program: Program): readonly [Panel, Panel, Panel] {
  const { tasks, late, decision, deadline } = program;
  const { planned, undecided, decided } = threePlans(program);
  const slack = { task: tasks[late.task]?.label ?? '', months: slackOf(program) };
  const endOf = (bars: Panel['bars']) => bars.at(-1)?.end ?? 0;
  return [
    {
      bars: planned,
      title: 'The plan',
      date: endDate(endOf(planned)),
      note: `The vendor has ${ofMonths(slack.months)} of slack`,
      deadline,
      slack,
    },
    {
      bars: undecided,
      title: 'No decision',
      date: endDate(endOf(undecided)),
      note: `The vendor is ${ofMonths(late.months)} late`,
      deadline,
      slip: `${ofMonths(endOf(undecided) - deadline)} late`,
    },
    {
      bars: decided,
      title: `Decided by ${dueDate(decision.due)}`,
      date: endDate(endOf(decided)),
      note: 'Half of the testing starts early',
      deadline,
      due: decision.due,
    },
  ];
}

const wide = {
  indent: 94,
  month: 28.8,
  pitch: 50,
  bar: 30,
  size: 16,
  date: { at: [0, 56], anchor: 'start', size: 45 },
  lines: [10, 98, 98, 140],
} as const satisfies Omit<Scale, 'at'>;

const compact = {
  indent: 86,
  month: 23.2,
  pitch: 24,
  bar: 16,
  size: 14,
  date: { at: [319, 18], anchor: 'end', size: 30 },
  lines: [8, 31, 52, 78],
} as const satisfies Omit<Scale, 'at'>;

const heightOf = (rows: number, { lines, pitch, size }: Omit<Scale, 'at'>) =>
  lines[3] + rows * pitch + size * 1.5;

/** The tasks that move, or start or stop to be critical. On a phone, the others are shown once. */
function withoutTheRest([plan, ...later]: readonly [Panel, ...Panel[]]): readonly Panel[] {
  const changes = plan.bars.map(({ end, isCritical }, index) =>
    later.some(({ bars }) => bars[index]?.end !== end || bars[index].isCritical !== isCritical),
  );
  return [
    plan,
    ...later.map((panel) => ({ ...panel, bars: panel.bars.filter((_, index) => changes[index]) })),
  ];
}

/** A plan, what a late task does to it, and what a decision in time does. */
export function criticalPath(program: Program, alt: string): Figure {
  const panels = panelsOf(program);
  const few = withoutTheRest(panels);
  const tops = few.map((_, index) =>
    few.slice(0, index).reduce((top, { bars }) => top + heightOf(bars.length, compact) + 28, 0),
  );
  return {
    wide: {
      width: 1200,
      height: heightOf(program.tasks.length, wide),
      shapes: panels.flatMap((panel, index) => planPanel(panel, { ...wide, at: [index * 408, 0] })),
    },
    compact: {
      width: 320,
      height: (tops.at(-1) ?? 0) + heightOf(few.at(-1)?.bars.length ?? 0, compact),
      shapes: few.flatMap((panel, index) =>
        planPanel(panel, { ...compact, at: [0, tops[index] ?? 0] }),
      ),
    },
    alt,
  };
}
