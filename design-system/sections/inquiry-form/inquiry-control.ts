import { valibotResolver } from '@hookform/resolvers/valibot';
import { createFormControl, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import { fieldSchema, type InquiryFieldValues } from './field-schema.ts';
import type { InquiryValues } from './inquiry-schema.ts';

/** How the form stands, for it to show. */
export type InquiryState = {
  errors: FieldErrors<InquiryFieldValues>;
  isSubmitting: boolean;
  isSubmitSuccessful: boolean;
};

/** What connects a field; as long as nothing checks it, its name alone. */
export type RegisterField = (
  name: keyof InquiryFieldValues,
) => Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

/**
 * Checks and sends an inquiry, and tells `onState` of every change. Everything of the form that
 * needs react-hook-form and valibot is in this module, outside React, so that it can arrive later
 * than the fields. It has no default values: it reads those of the page, which were typed before.
 */
export function createInquiryControl(
  categories: readonly string[],
  onState: (state: InquiryState) => void,
) {
  const { register, handleSubmit, setError, subscribe } = createFormControl<
    InquiryFieldValues,
    unknown,
    InquiryValues
  >({ resolver: valibotResolver(fieldSchema(categories)) });
  subscribe({
    formState: { errors: true, isSubmitting: true, isSubmitSuccessful: true },
    callback: ({ errors = {}, isSubmitting = false, isSubmitSuccessful = false }) =>
      onState({ errors, isSubmitting, isSubmitSuccessful }),
  });
  return { register, handleSubmit, setError };
}
