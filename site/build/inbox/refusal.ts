/** What is wrong with an inquiry, by field. */
export type Problems = Readonly<Record<string, readonly string[]>>;

/**
 * An inquiry that is not taken, and why, in words fit for a visitor. It never quotes the sender,
 * so that replies may put it into HTML as it is.
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
