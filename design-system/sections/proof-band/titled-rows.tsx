import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import * as styles from './titled-rows.css.ts';

/** Rows with a line above each, for half of a desktop's width. */
export function TitledRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/**
 * A level 3 title, and its content: below it, or next to it on a desktop. A row with a list, which
 * contains links, is left out on paper.
 */
export function TitledRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Heading level={3} size={4}>
        {title}
      </Heading>
      {children}
    </li>
  );
}
