import { Field, type FieldProps, type NativeControlProps } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

export type TextAreaProps = FieldProps &
  Omit<NativeControlProps<'textarea'>, 'rows'> & {
    /**
     * Its height in lines when empty. The visitor can make it taller.
     * @default 4
     */
    rows?: number | undefined;
  };

/**
 * Several lines of text. Uncontrolled. Accepts what react-hook-form's `register` returns.
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
