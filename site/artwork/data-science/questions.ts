/** A step, with the questions that end there. */
type Step = {
  label: string;
  stops: number;
  /** Why they end, as in "14 lack data". */
  why: string;
  /** The work that one question has taken by then. */
  days: number;
};

/** Questions on their way through the steps. One gets to the last step. */
export type Questions = {
  steps: readonly [Step, Step, Step, Step, Step];
  last: string;
};

/** The step at which each question ends, the early ones first. The last question goes on. */
export const endings = ({ steps }: Questions) => [
  ...steps.flatMap(({ stops }, step) => Array.from({ length: stops }, () => step)),
  steps.length,
];

/** Sorted so that the longest ways are in the middle. */
export function fromTheMiddle(ends: readonly number[]) {
  const above = ends.filter((_, index) => index % 2 === 0);
  const below = ends.filter((_, index) => index % 2 === 1);
  return [...above, ...below.toReversed()];
}
