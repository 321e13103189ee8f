/** What records are compared by. */
export const criteria = ['Email', 'Phone', 'Company'] as const;

/** A system that has a record of the customer. */
type System = {
  name: string;
  /** How it spells the customer. */
  record: string;
  /** Which criteria agree with the account. */
  agrees: readonly [boolean, boolean, boolean];
  /** The fields that it alone may change, if there are any. */
  owns?: string;
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

/** The criteria that agree, each with its place among all. */
export const matchesOf = ({ agrees }: System) =>
  criteria.flatMap((name, place) => (agrees[place] ? [[name, place] as const] : []));

/** The account's fields and their owners, the shortest first, because a dress widens downward. */
export const fieldsOf = ({ systems }: Records) =>
  systems
    .flatMap(({ name, owns }) => (owns ? [`${owns}: ${name}`] : []))
    .toSorted((one, other) => one.length - other.length);
