/** One number for each column. */
export type ByColumn = readonly [number, number, number, number];

/** How many of a field's people are free now, within a week, two weeks, and a month. */
type Field = { name: string; free: ByColumn };

/** A pool, and the position of the field where one of the people free now fits the role. */
export type Pool = { fields: readonly [Field, Field, Field, Field, Field]; match: number };

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** All of a field's people. */
export const peopleIn = ({ free }: Field) => sum(free);
