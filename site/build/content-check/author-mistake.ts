/** A mistake in the README's example of a page, and what its author is told. */
export type AuthorMistake = {
  /** The parts of the example to replace, each with its replacement. */
  edits: readonly (readonly [from: string, to: string])[];
  /** How the line begins. `CONTENT` and `ROUTE` stand for the page's files, `PATH` for its path. */
  told: string;
};

export const replaced = (from: string, to: string, told: string): AuthorMistake => ({
  edits: [[from, to]],
  told,
});
