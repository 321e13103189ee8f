import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

/** The texts around a control, which all form fields share. */
export type FieldProps = {
  /** The control's visible name (WCAG 3.3.2). */
  label: string;
  /** Help for filling it in, shown between the label and the control. */
  hint?: string | undefined;
  /** The error, shown below the control. If empty or absent, there is none. */
  error?: string | undefined;
  /**
   * Marks the label, and informs the browser and assistive technology.
   * @default false
   */
  required?: boolean | undefined;
};

/** The attributes that connect a control to its label, hint, and error. */
type ControlProps = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

/** Attributes that the field sets, so callers can't. */
type DecidedProps = keyof ControlProps | 'aria-label' | 'aria-labelledby' | 'className';

/** The native element's attributes that a control accepts. */
export type NativeControlProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | DecidedProps
> & { [Prop in Exclude<DecidedProps, keyof FieldProps>]?: undefined };

/** Adds a label, a hint, and an error to a control, and connects them (WCAG 1.3.1, 3.3.1). */
export function Field({
  label,
  hint,
  hintOnError = false,
  error,
  required = false,
  children,
}: FieldProps & {
  /** Shows the hint below the error instead of above the control. */
  hintOnError?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const help = hint && (
    // Assistive technology reads it even while hidden, because it is part of the description.
    <p id={hintId} className={styles.hint} hidden={hintOnError && !error}>
      {hint}
    </p>
  );

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
      {!hintOnError && help}
      {children({
        id,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        // Also set when false: otherwise some browsers announce an empty required field as invalid.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} size="small" />
          {error}
        </p>
      )}
      {hintOnError && help}
    </div>
  );
}
