/** A stage of the lifecycle, with the mistakes that its check found. */
type Stage = {
  label: string;
  /** Who found them, in two to four words. */
  by: string;
  found: number;
  /** What it took to correct one of them. */
  hours: number;
};

/** A release from its requirements to its support. What the last stage finds got out. */
export type Release = { stages: readonly [Stage, Stage, Stage, Stage, Stage] };

/** Those found before there is code: how many, and what all of them took. */
export function onPaper({ stages: [first, second] }: Release) {
  return {
    found: first.found + second.found,
    hours: first.found * first.hours + second.found * second.hours,
  };
}

export const hoursOf = (hours: number) => (hours === 1 ? '1 hour each' : `${hours} hours each`);
