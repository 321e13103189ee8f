import { FileField } from '../../primitives/file-field/file-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { InquiryErrors, RegisterField } from './inquiry-control.ts';
import * as styles from './inquiry-form.css.ts';
import { inquiryLimits } from './inquiry-limits.ts';
import type { InquiryValues } from './inquiry-schema.ts';

/** What each field is called. */
export type InquiryLabels = Record<keyof InquiryValues, string>;

type InquiryFieldsProps = {
  labels: InquiryLabels;
  categories: readonly string[];
  placeholder: string;
  filesHint: string;
  register: RegisterField;
  errors: InquiryErrors;
};

/** The six fields, in the order in which a failed check visits them. */
export function InquiryFields({
  labels,
  categories,
  placeholder,
  filesHint,
  register,
  errors,
}: InquiryFieldsProps) {
  return (
    <Stack gap="x3">
      <div className={styles.pairs}>
        <TextField
          {...register('firstName')}
          label={labels.firstName}
          error={errors.firstName?.message}
          autoComplete="given-name"
          required
        />
        <TextField
          {...register('email')}
          label={labels.email}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          {...register('phonenum')}
          label={labels.phonenum}
          error={errors.phonenum?.message}
          type="tel"
          autoComplete="tel"
          required
        />
        <Select
          {...register('categoerySelect')}
          label={labels.categoerySelect}
          error={errors.categoerySelect?.message}
          options={categories}
          placeholder={placeholder}
          required
        />
      </div>
      <TextArea
        {...register('message')}
        label={labels.message}
        error={errors.message?.message}
        required
      />
      <FileField
        {...register('files')}
        label={labels.files}
        hint={filesHint}
        error={errors.files?.message}
        max={inquiryLimits.files}
      />
    </Stack>
  );
}
