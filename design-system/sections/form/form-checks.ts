import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Dispatch, SetStateAction } from 'react';
import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { controlsOf } from './form-controls.ts';
import type { FormRules } from './form-fields.ts';
import { type FormProblems, noProblems } from './form-problems.ts';
import { findUnreadable } from './unreadable-file.ts';

// Exported from the same script, so that it has loaded by the time a field is invalid.
export { ErrorSummary } from './error-summary.tsx';

/** The values of the native controls, by name. */
type HeldValues = Record<string, string | FileList>;

/** Converts the native controls' values for the rules: file lists become arrays. */
const heldValues = v.record(
  v.string(),
  v.union([
    v.string(),
    v.pipe(
      v.custom<FileList>((list) => list instanceof FileList),
      v.transform((list): readonly File[] => Array.from(list)),
    ),
  ]),
);

/** Adds the error of the first unreadable file to the errors of the rules. */
const withUnreadableFiles =
  <Values>(
    byRules: Resolver<HeldValues, unknown, Values>,
    unreadableFile: (name: string) => string,
  ): typeof byRules =>
  async (values, context, options) => {
    const checked = await byRules(values, context, options);
    const errors: FieldErrors<HeldValues> = {};
    for (const name of options.names ?? []) {
      const value = values[name];
      const file = value instanceof FileList && (await findUnreadable(value));
      if (file) errors[name] = { type: 'unreadable', message: unreadableFile(file.name) };
    }
    if (Object.keys(errors).length === 0) return checked;
    return { values: {}, errors: { ...errors, ...checked.errors } };
  };

/**
 * Validates a form with its rules. Everything that needs react-hook-form is in this module and
 * outside React, so it can load after the fields. There are no default values: it reads the values
 * from the page, because the visitor may already have typed something.
 */
export function createFormChecks<Values extends v.InferOutput<typeof heldValues>>(
  form: HTMLFormElement,
  rules: FormRules<Values>,
  unreadableFile: (name: string) => string,
  setProblems: Dispatch<SetStateAction<FormProblems>>,
) {
  const { register, handleSubmit, subscribe } = createFormControl<HeldValues, unknown, Values>({
    resolver: withUnreadableFiles(valibotResolver(v.pipe(heldValues, rules)), unreadableFile),
    // Focus moves once the errors are rendered, so that screen readers announce them together.
    shouldFocusError: false,
  });
  const controls = controlsOf(form);
  for (const control of controls) {
    const { ref, onChange } = register(control.name);
    ref(control);
    control.addEventListener('input', onChange);
  }
  subscribe({
    formState: { errors: true },
    // A copy, because the original is mutated, and React would not notice.
    callback: ({ errors }) => setProblems(({ refused }) => ({ errors: { ...errors }, refused })),
  });
  return {
    /** Resolves to the values if they are valid. Otherwise, shows the errors. */
    check: () =>
      new Promise<Values | undefined>((resolve, reject) => {
        handleSubmit(
          (values) => {
            setProblems(noProblems);
            resolve(values);
          },
          (errors) => {
            const refused = controls.flatMap((control) => {
              const message = errors[control.name]?.message;
              return message ? [{ control, message }] : [];
            });
            setProblems({ errors, refused });
            resolve(undefined);
          },
        )().catch(reject);
      }),
  };
}
