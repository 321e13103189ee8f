import type { Point, Shape } from '#design-system';

/** What records are compared by. */
export const criteria = ['Email', 'Phone', 'Company'] as const;

/** A system that has a record of the customer. */
type System = {
  name: string;
  /** How it spells the customer. */
  record: string;
  /** Which criteria agree with the account. */
  agrees: readonly [boolean, boolean, boolean];
  /** The fields that it alone may change. */
  owns: string;
};

/** A customer's records in four systems. The last one is held for a person to check. */
export type Records = {
  customer: string;
  systems: readonly [System, System, System, System];
  /** How many criteria have to agree. */
  needed: number;
};

export const agreed = ({ agrees }: System) => agrees.filter(Boolean).length;

export const isMerged = (system: System, { needed }: Records) => agreed(system) >= needed;

/** A filled dot for each criterion that agrees, and a ring for each that doesn't. */
export const comparison = (system: System, xs: readonly number[], y: number, r: number) =>
  xs.map((x, index): Shape => {
    const at: Point = [x, y];
    return system.agrees[index]
      ? { kind: 'dot', at, r, fill: 'quiet' }
      : { kind: 'dot', at, r: r - 1, stroke: 'quiet' };
  });
