import type { ReactNode } from 'react';
import { control } from '../field/field.css.ts';
import { Field, type FieldProps, type NativeControlProps } from '../field/field.tsx';
import { row } from './text-field.css.ts';

export type TextFieldProps = FieldProps &
  Omit<NativeControlProps<'input'>, 'type'> & {
    /**
     * The kind of text. Phones show a matching keyboard.
     * @default 'text'
     */
    type?: 'text' | 'email' | 'tel' | undefined;
    /**
     * Shows the hint only with an error, below it. For limits that hardly anyone exceeds. Screen
     * readers read it in any case.
     * @default false
     */
    hintOnError?: boolean | undefined;
    /** A button in the same row, for a form with a single field. */
    action?: ReactNode;
  };

/**
 * One line of text. Uncontrolled. Accepts what react-hook-form's `register` returns.
 *
 * Not for answers of several sentences: use `TextArea`, which shows them whole. When all possible
 * answers are known, use `Select`, so that visitors don't have to type them.
 */
export function TextField({
  label,
  hint,
  hintOnError,
  error,
  required,
  type = 'text',
  action,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, hintOnError, error, required }}>
      {(wiring) => {
        const box = <input {...input} {...wiring} type={type} className={control} />;
        return action ? (
          <div className={row}>
            {box}
            {action}
          </div>
        ) : (
          box
        );
      }}
    </Field>
  );
}
