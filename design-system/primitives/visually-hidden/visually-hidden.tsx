import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Words for assistive technology alone, such as what an icon means. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
