import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export type BadgeProps = {
  /** A few words. */
  children: ReactNode;
};

/**
 * A pill with a word in it: a skill, a tool, or a role. It isn't interactive.
 *
 * Not for a filter or a link, because it isn't interactive: use `Button` or `TextLink`. For phrases
 * longer than a few words, use `CheckList`.
 */
export function Badge({ children }: BadgeProps) {
  return <span className={styles.badge}>{children}</span>;
}
