import type { FormField, FormValues } from '#design-system';
import { inquiryFieldTexts } from '../content/inquiry.ts';
import { inquiryLimits } from '../requirements.ts';

const { labels, firstNameHint, emailHint, filesHint, placeholder, categories } = inquiryFieldTexts;

/**
 * The fields of an inquiry, with the names and in the order that the API expects.
 */
export const inquiryFields = [
  {
    kind: 'text',
    name: 'firstName',
    label: labels.firstName,
    hint: firstNameHint,
    hintOnError: true,
    autoComplete: 'given-name',
    required: true,
  },
  {
    kind: 'email',
    name: 'email',
    label: labels.email,
    hint: emailHint,
    hintOnError: true,
    autoComplete: 'email',
    required: true,
  },
  // "phonenum" is the API's spelling, and intended.
  { kind: 'tel', name: 'phonenum', label: labels.phone, autoComplete: 'tel', required: true },
  {
    kind: 'select',
    // "categoerySelect" is the API's spelling, and intended.
    name: 'categoerySelect',
    label: labels.category,
    options: categories,
    placeholder,
    required: true,
  },
  { kind: 'textarea', name: 'message', label: labels.message, required: true },
  {
    kind: 'files',
    name: 'files',
    label: labels.files,
    hint: filesHint,
    max: inquiryLimits.files,
  },
] as const satisfies readonly FormField[];

/** Sent in addition to the fields: the marker for the API's method override. */
export const hiddenFields = { _method: 'post' } as const;

/** A valid inquiry: trimmed answers and the chosen files. */
export type InquiryValues = FormValues<typeof inquiryFields>;
