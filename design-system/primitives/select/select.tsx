import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { background } from '../../tokens/theme.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select.css.ts';

export type SelectProps = FieldProps &
  Omit<
    ComponentProps<'select'>,
    keyof FieldProps | 'className' | 'id' | 'children' | 'multiple' | 'size'
  > & {
    /** What can be chosen: each is both the text shown and the value sent. No repeats. */
    options: readonly string[];
    /** Shown until something is chosen; its value is empty and it can't be chosen again. */
    placeholder: string;
  };

/**
 * One of a list, by the platform's own control. Takes what react-hook-form's `register` returns.
 *
 * Not for choosing several values, or for two or three that could all be in view: use checkboxes or
 * radio buttons in a `<fieldset>`. For an answer that no list can cover, use `TextField`.
 */
export function Select({
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <div className={styles.frame}>
          <select defaultValue="" {...select} {...wiring} className={styles.select}>
            {/* The open list is a sheet of its own, whatever the field stands on. */}
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
