import type { Control } from './form-controls.ts';

/** What is wrong with a form. */
export type FormProblems = {
  /** The errors as they are now, by name. A correction removes its error at once. */
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>;
  /** What the last attempt to send was refused for, in the order of the controls. */
  refused: readonly { control: Control; message: string }[];
};

export const noProblems: FormProblems = { errors: {}, refused: [] };
