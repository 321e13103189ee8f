import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { GenericSchema } from 'valibot';

type BaseField = {
  /**
   * The name under which the value is sent. Each name must be unique in the form. Dots and brackets
   * aren't allowed, because they would mean nested values.
   */
  name: string;
  /** The field's visible name (WCAG 3.3.2). */
  label: string;
  /** Help for filling it in, shown between the label and the control. */
  hint?: string | undefined;
  /**
   * Marks the label, and informs the browser and assistive technology. Without scripts, the browser
   * checks the field. With scripts, the rules do.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Gives the field its own row. Other fields share a row in pairs if the form is wide enough.
   * @default true for `textarea` and `files` unless the form is `compact`, false for the others
   */
  isWide?: boolean | undefined;
};

type TypedField = BaseField & {
  /** What browsers may fill in automatically, such as `email` (WCAG 1.3.5). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** One field of a `Form`, as data. Its `kind` determines the control. */
export type FormField =
  | (TypedField & {
      kind: 'text' | 'email' | 'tel';
      /**
       * Shows the hint only with an error, below it. Screen readers read it in any case.
       * @default false
       */
      hintOnError?: boolean | undefined;
    })
  | (TypedField & {
      kind: 'select';
      /** The choices. Each is both the visible text and the value that is sent. No duplicates. */
      options: readonly string[];
      /** Shown until something is chosen. Its value is empty, and it can't be chosen again. */
      placeholder: string;
    })
  | (TypedField & {
      kind: 'textarea';
      /**
       * Its height in lines when empty. The visitor can make it taller.
       * @default 4
       */
      rows?: number | undefined;
    })
  | (BaseField & {
      kind: 'files';
      /**
       * How many files are allowed. If there are more, they stay in the list so that the visitor
       * can decide which ones to remove. The rules reject them.
       */
      max: number;
      /**
       * Shown next to the browser's own button, if there is room.
       * @default 'or drop files here'
       */
      prompt?: string | undefined;
    });

/** The values of a form with these fields: texts and lists of files, by name. */
export type FormValues<Fields extends readonly FormField[]> = {
  [Field in Fields[number] as Field['name']]: Field['kind'] extends 'files'
    ? readonly File[]
    : string;
};

/** The initial values of fields, by name. For a `select`, one of its options. */
export type FormDefaults<Fields extends readonly FormField[]> = {
  readonly [Field in Exclude<Fields[number], { kind: 'files' }> as Field['name']]?:
    | (Field extends { options: readonly (infer Option)[] } ? Option : string)
    | undefined;
};

/**
 * The rules for a form's values: a valibot schema of an object with one entry per field. An empty
 * field is `''`, and without files it is `[]`. Only the first message of each field is shown.
 * `onSubmit` receives the schema's output, for example with spaces trimmed.
 */
export type FormRules<Values> = GenericSchema<Values>;
