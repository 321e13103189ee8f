import type { FormField } from '#design-system';

// Texts with unusual spellings, because the form must show them unchanged.

const fields = [
  {
    kind: 'text',
    name: 'firstName',
    label: 'First name',
    hint: '2 to 50 characters.',
    autoComplete: 'given-name',
    required: true,
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    hint: 'For example, name@example.com.',
    autoComplete: 'email',
    required: true,
  },
  { kind: 'tel', name: 'phone', label: 'Phone', autoComplete: 'tel', required: true },
  {
    kind: 'select',
    name: 'area',
    label: 'Area of interest',
    options: ['Training', 'Career', 'Management', 'Bussiness Enqueries'],
    placeholder: 'I am Interested In',
    required: true,
  },
  { kind: 'textarea', name: 'message', label: 'Message', required: true },
  {
    kind: 'files',
    name: 'files',
    label: 'Attachments',
    hint: 'Optional. Up to 5 files, 10 MB each.',
    max: 5,
  },
] as const satisfies readonly FormField[];

/** A form with a field of each kind. */
export const sampleForm = {
  fields,
  loadRules: async () => (await import('./sample-form-rules.ts')).rules,
  hidden: { _method: 'post' },
  submit: 'Submit',
  submitting: 'Loading....',
  thanks: 'Thanks for connecting with us. Concern team will contact you soon.',
} as const;
