/** A task. It starts when those it waits for are done, given by their places in the list. */
type Task = { label: string; months: number; after: readonly number[] };

/** A plan in months, its one late task, and the decision that keeps its date. */
export type Program = {
  tasks: readonly Task[];
  late: { task: number; months: number };
  decision: {
    /** When it is due, in months from the start. */
    due: number;
    /** The task that is split, and how much of it no longer waits for the late one. */
    task: number;
    months: number;
  };
  deadline: number;
};

export type Bar = {
  label: string;
  start: number;
  end: number;
  isCritical: boolean;
  /** The part that the late task takes longer. */
  late: number;
  /** The part that doesn't wait. */
  early?: readonly [start: number, end: number];
  /** Where the forecast before had it, if that ended on another day. */
  before?: readonly [start: number, end: number];
};

/** Start and end of each task, and whether the end of the plan depends on it. */
function schedule(tasks: readonly Task[], late: Program['late']): Bar[] {
  const bars: Bar[] = [];
  for (const [index, { label, months, after }] of tasks.entries()) {
    const start = Math.max(0, ...after.map((before) => bars[before]?.end ?? 0));
    const more = index === late.task ? late.months : 0;
    bars.push({ label, start, end: start + months + more, late: more, isCritical: false });
  }
  let critical: number | undefined = bars.length - 1;
  while (critical !== undefined) {
    const bar: Bar | undefined = bars[critical];
    if (bar) bar.isCritical = true;
    critical = tasks[critical]?.after.find((before) => bars[before]?.end === bar?.start);
  }
  return bars;
}

/** Bars with their places in an earlier forecast. The late task shows by itself what it adds. */
const since = (former: readonly Bar[], bars: readonly Bar[]) =>
  bars.map((bar, index): Bar => {
    const { start, end } = former[index] ?? bar;
    return bar.late || end === bar.end ? bar : { ...bar, before: [start, end] };
  });

/** The plan as it was made, as it would go, and as it was decided. */
export function threePlans({ tasks, late, decision }: Program) {
  const planned = schedule(tasks, { ...late, months: 0 });
  const undecided = since(planned, schedule(tasks, late));
  const split = tasks.map((task, index) =>
    index === decision.task ? { ...task, months: task.months - decision.months } : task,
  );
  const decided = since(undecided, schedule(split, late)).map((bar, index): Bar => {
    const free = planned[index]?.start ?? 0;
    return index === decision.task ? { ...bar, early: [free, free + decision.months] } : bar;
  });
  return { planned, undecided, decided };
}

/** How long the late task could take longer without harm. */
export function slackOf({ tasks, late }: Program) {
  const bars = schedule(tasks, { ...late, months: 0 });
  const waiting = bars.filter((_, index) => tasks[index]?.after.includes(late.task));
  return Math.min(...waiting.map(({ start }) => start)) - (bars[late.task]?.end ?? 0);
}

const date = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The last day before a month's end is over. The year has no leap day. */
export const endDate = (months: number) => date(new Date(Date.UTC(2027, months, 0)));

/** A day within a month. */
export const dueDate = (months: number) =>
  date(new Date(Date.UTC(2027, Math.floor(months), 1 + Math.round((months % 1) * 30))));
