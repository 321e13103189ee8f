import { valibotResolver } from '@hookform/resolvers/valibot';
import { createFormControl, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { FormRules } from './form-fields.ts';

/** The values of the native controls, by name. */
type HeldValues = Record<string, string | FileList>;

export type FormErrors = FieldErrors<HeldValues>;

/** Connects a field. Until the checks have loaded, it sets only the field's name. */
export type RegisterField = (
  name: string,
) => Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

/** Converts the native controls' values for the rules: lists of files become arrays. */
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

/**
 * Checks a form by its rules. Everything that needs react-hook-form is in this module and outside
 * React, so it can load later than the fields. There are no default values: it reads the values in the
 * page, because the visitor may already have typed.
 */
export function createFormChecks<Values extends v.InferOutput<typeof heldValues>>(
  rules: FormRules<Values>,
  onErrors: (errors: FormErrors) => void,
) {
  const { register, handleSubmit, subscribe } = createFormControl<HeldValues, unknown, Values>({
    resolver: valibotResolver(v.pipe(heldValues, rules)),
  });
  subscribe({
    formState: { errors: true },
    // A copy, because the original is changed in place, and React would not notice.
    callback: ({ errors }) => onErrors({ ...errors }),
  });
  return { register, handleSubmit };
}
