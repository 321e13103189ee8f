/** A task, and how long it takes. */
type Task = { name: string; months: number };

/** A rollout with a late vendor, and the decision that keeps its end date. Times are in months. */
export type Rollout = {
  /** They follow each other. The vendor works beside the second, and the third waits for both. */
  tasks: readonly [Task, Task, Task, Task];
  vendor: Task;
  /** How much longer the vendor takes. */
  late: number;
  /** When the decision is due, and how much of the third task then fills the wait. */
  decision: { due: number; early: number };
  deadline: number;
};

/** On the critical path, with time to spare, late, started early, or nothing but time. */
export type Kind = 'critical' | 'free' | 'late' | 'early' | 'empty';

/** `short` is for a bar that its name is too long for. */
export type Bar = { name: string; short?: string; from: number; to: number; kind: Kind };

/** Our tasks, and the vendor's. */
export type Plan = { ours: readonly Bar[]; vendors: readonly Bar[]; end: number };

/** The plan if the vendor is late by some months, and some months of the third task are early. */
function planOf({ tasks, vendor, deadline }: Rollout, late: number, early: number): Plan {
  const [first, second, third, last] = tasks;
  const secondEnd = first.months + second.months;
  const promised = first.months + vendor.months;
  const delivered = promised + late;
  /** When the third task no longer has to wait for the vendor. */
  const needed = delivered - early;
  const start = Math.max(secondEnd, needed);
  const thirdEnd = start + third.months;
  const end = thirdEnd + last.months;
  const bar = (name: string, from: number, to: number, kind: Kind) => ({ name, from, to, kind });
  const hasTaken = ({ from, to }: Bar) => to > from;
  const unless = (waits: boolean): Kind => (waits ? 'free' : 'critical');

  return {
    ours: [
      bar(first.name, 0, first.months, 'critical'),
      bar(second.name, first.months, secondEnd, unless(secondEnd < start)),
      bar('Waits', secondEnd, start, 'empty'),
      ...(early
        ? [
            { ...bar(`${third.name} 1`, start, start + early, 'early'), short: '1' },
            { ...bar(`${third.name} 2`, start + early, thirdEnd, 'critical'), short: '2' },
          ]
        : [bar(third.name, start, thirdEnd, 'critical')]),
      bar(last.name, thirdEnd, end, end > deadline ? 'late' : 'critical'),
    ].filter(hasTaken),
    vendors: [
      bar(vendor.name, first.months, promised, unless(needed < start)),
      { ...bar(`${inMonths(late)} late`, promised, delivered, 'late'), short: 'Late' },
      bar('Slack', delivered, start, 'empty'),
    ].filter(hasTaken),
    end,
  };
}

/** The plan as it was made, as it would go, and as it was decided. */
export const threePlans = (rollout: Rollout) => {
  const { late, decision } = rollout;
  return {
    planned: planOf(rollout, 0, 0),
    undecided: planOf(rollout, late, 0),
    decided: planOf(rollout, late, decision.early),
  };
};

export const inMonths = (count: number) => (count === 1 ? '1 month' : `${count} months`);

const date = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The last day before a month's end is over. The year has no leap day. */
export const endDate = (months: number) => date(new Date(Date.UTC(2027, months, 0)));

/** A day within a month. */
export const dueDate = (months: number) =>
  date(new Date(Date.UTC(2027, Math.floor(months), 1 + Math.round((months % 1) * 30))));
