import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export type BadgeProps = {
  /** A few words. */
  children: ReactNode;
};

/**
 * A slot with a word in it: a skill, a tool, a role. Not pressable.
 *
 * Not for a filter or a link, because it can't be pressed: use `Button` or `TextLink`. For phrases
 * longer than a few words, use `CheckList`.
 */
export function Badge({ children }: BadgeProps) {
  return <span className={styles.badge}>{children}</span>;
}
