import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import * as styles from './titled-rows.css.ts';

export type TitledRowsProps = {
  children: ReactNode;
  /** Lays them out, if they aren't one below the other. */
  className?: string | undefined;
};

/** Rows with a line above each, for half of a desktop's width. */
export function TitledRows({ children, className = styles.rows }: TitledRowsProps) {
  return <ul className={className}>{children}</ul>;
}

/**
 * A level 3 title, and its content: below it, or next to it in a desktop's row. A row with a list, which
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
