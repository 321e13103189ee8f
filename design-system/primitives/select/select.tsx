import { ChevronDown } from 'lucide';
import { background } from '../../tokens/theme.css.ts';
import { Field, type FieldProps, type NativeControlProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select.css.ts';

export type SelectProps = FieldProps &
  Omit<NativeControlProps<'select'>, 'children' | 'multiple' | 'size'> & {
    /** The choices. Each is both the visible text and the value that is sent. No duplicates. */
    options: readonly string[];
    /** Shown until something is chosen. Its value is empty, and it can't be chosen again. */
    placeholder: string;
  };

/**
 * A choice from a list, with the browser's native control. Accepts what react-hook-form's
 * `register` returns.
 *
 * Not for choosing several values, or for two or three options that could all be visible: use
 * checkboxes or radio buttons in a `<fieldset>`. For an answer that no list can cover, use
 * `TextField`.
 */
export function Select({
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  defaultValue = '',
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <div className={styles.frame}>
          <select {...select} {...wiring} defaultValue={defaultValue} className={styles.select}>
            {/* The open list has its own background, independent of the field's. */}
            <option value="" disabled className={background.raised}>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option} className={background.raised}>
                {option}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}
