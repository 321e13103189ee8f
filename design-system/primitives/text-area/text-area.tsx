import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'id' | 'rows'> & {
    /**
     * Height in lines when empty; the visitor can drag it taller.
     * @default 4
     */
    rows?: number | undefined;
  };

/**
 * Several lines of text. Uncontrolled; takes what react-hook-form's `register` returns.
 *
 * Not for answers that fit on one line, such as a name or an email address: use `TextField`, which
 * also brings up the right keyboard on phones. For a choice among known answers, use `Select`.
 */
export function TextArea({ label, hint, error, required, rows = 4, ...textArea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(wiring) => <textarea {...textArea} {...wiring} rows={rows} className={styles.textArea} />}
    </Field>
  );
}
