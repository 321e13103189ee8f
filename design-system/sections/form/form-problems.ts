import type { Control } from './form-controls.ts';

/** The problems of a form. */
export type FormProblems = {
  /** The current errors, by name. A correction removes its error at once. */
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>;
  /** The errors that stopped the last attempt to send, in the order of the controls. */
  refused: readonly { control: Control; message: string }[];
};

export const noProblems: FormProblems = { errors: {}, refused: [] };
