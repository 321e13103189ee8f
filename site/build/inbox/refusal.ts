/** The problems of an inquiry, by field. */
export type Problems = Readonly<Record<string, readonly string[]>>;

/**
 * The reason why an inquiry isn't accepted, written for visitors. It never quotes the sender, so
 * replies can put it into HTML without escaping it.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: Problems;

  constructor(status: number, message: string, problems: Problems = {}) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}
