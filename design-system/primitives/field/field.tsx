import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

/** What every form field says around its control. */
export type FieldProps = {
  /** The control's visible name (WCAG 3.3.2). */
  label: string;
  /** What helps to fill it in, shown between label and control. */
  hint?: string | undefined;
  /** What is wrong with its value, shown beneath the control; empty or absent means nothing is. */
  error?: string | undefined;
  /**
   * Marks the label and tells browser and assistive technology.
   * @default false
   */
  required?: boolean | undefined;
};

/** The attributes by which a control belongs to its label, hint and error. */
type ControlProps = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

/** Puts label, hint and error around one control and ties them together (WCAG 1.3.1, 3.3.1). */
export function Field({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.mark}>
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        // Said even when false: some browsers else call an empty required field invalid at once.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
