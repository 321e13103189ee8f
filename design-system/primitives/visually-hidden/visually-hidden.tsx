import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

export type VisuallyHiddenProps = {
  /** Text, without anything focusable. */
  children: ReactNode;
};

/**
 * Text that only assistive technology gets, such as the meaning of an icon.
 *
 * Not for links and buttons, which would take focus without being visible: use `SkipLink`, which
 * comes into view. Words that help everyone should be visible `Text`.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
