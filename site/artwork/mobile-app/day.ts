/** A day of an app, in quarters of an hour. */
export type Day = {
  /** The hour of the first quarter, such as 7. */
  from: number;
  /** What the user does in each quarter. */
  actions: readonly number[];
  /** The quarters without reception: the first one, and the one in which it is back. */
  gaps: readonly (readonly [from: number, back: number])[];
};

export const isOffline = ({ gaps }: Day, quarter: number) =>
  gaps.some(([from, back]) => quarter >= from && quarter < back);

export const total = ({ actions }: Day) => actions.reduce((sum, count) => sum + count, 0);

/** What waits on the phone at the end of each quarter. */
export function waiting(day: Day) {
  let count = 0;
  return day.actions.map((actions, quarter) => {
    count = isOffline(day, quarter) ? count + actions : 0;
    return count;
  });
}

/** The longest queue, and the quarter in which it is sent. */
export function longest(day: Day) {
  const counts = waiting(day);
  const count = Math.max(...counts);
  return { count, back: counts.lastIndexOf(count) + 1 };
}

export function timeOf({ from }: Day, quarter: number) {
  const hour = from + Math.floor(quarter / 4);
  const minutes = String((quarter % 4) * 15).padStart(2, '0');
  return `${((hour - 1) % 12) + 1}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
