import type { ReactNode } from 'react';
import { gaps } from '../../tokens/gap.css.ts';
import type { SpaceStep } from '../../tokens/space.ts';
import * as styles from './stack.css.ts';

export type StackProps = {
  /** From top to bottom. In a list element, list items. */
  children: ReactNode;
  /**
   * Space between the children, on the 8 px grid; `x2` is 16 px.
   * @default 'x2'
   */
  gap?: SpaceStep | undefined;
  /**
   * `start` keeps children at their own width.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | undefined;
  /**
   * The element, for children that form a list or an article.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'article' | 'header' | undefined;
};

/**
 * Stacks children vertically. It is the only source of vertical space between components.
 *
 * Not for children that are side by side: use `Cluster`, or `Grid` for equal columns. Long text
 * belongs in `Prose`, which sets the space between its own blocks.
 */
export function Stack({ children, gap = 'x2', align = 'stretch', as: Tag = 'div' }: StackProps) {
  return <Tag className={`${styles.stack} ${gaps[gap]} ${styles.align[align]}`}>{children}</Tag>;
}
