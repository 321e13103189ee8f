import type { ReactNode } from 'react';
import { gaps } from '../../tokens/gap.css.ts';
import type { SpaceStep } from '../../tokens/space.ts';
import * as styles from './cluster.css.ts';

export type ClusterProps = {
  /** In a `ul`, list items. */
  children: ReactNode;
  /**
   * Space between the children in both directions; `x2` is 16 px.
   * @default 'x2'
   */
  gap?: SpaceStep | undefined;
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | undefined;
};

/**
 * Puts children side by side and wraps them: buttons, badges, links.
 *
 * Not for columns that have to line up: use `Grid`. To stack children vertically, use `Stack`.
 */
export function Cluster({ children, gap = 'x2', as: Tag = 'div' }: ClusterProps) {
  return <Tag className={`${styles.cluster} ${gaps[gap]}`}>{children}</Tag>;
}
