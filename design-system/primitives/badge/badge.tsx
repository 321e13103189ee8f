import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

/** A slot with a word in it: a skill, a tool, a role. Not pressable. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
