import { valibotResolver } from '@hookform/resolvers/valibot';
import { createFormControl, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import { fieldSchema, type InquiryFieldValues } from './field-schema.ts';
import type { InquiryValues } from './inquiry-schema.ts';

export type InquiryErrors = FieldErrors<InquiryFieldValues>;

/** Connects a field; as long as nothing checks it, by its name alone. */
export type RegisterField = (
  name: keyof InquiryFieldValues,
) => Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

/**
 * What checks an inquiry. Everything of the form that needs react-hook-form and valibot is in this
 * module, and outside React, so that it can arrive later than the fields. It has no default
 * values: it reads those of the page, which may have been typed before.
 */
export function createInquiryControl(
  categories: readonly string[],
  onErrors: (errors: InquiryErrors) => void,
) {
  const { register, handleSubmit, subscribe } = createFormControl<
    InquiryFieldValues,
    unknown,
    InquiryValues
  >({ resolver: valibotResolver(fieldSchema(categories)) });
  subscribe({
    formState: { errors: true },
    // A copy: the original is changed in place, which React wouldn't see.
    callback: ({ errors }) => onErrors({ ...errors }),
  });
  return { register, handleSubmit };
}
