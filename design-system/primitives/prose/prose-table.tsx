import { useRef } from 'react';
import { useOverflow } from '../overflow/use-overflow.ts';
import * as styles from './prose.css.ts';

/** A table as data. The first cell of each row names the row. */
export type ProseTableContent = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/**
 * A table that scrolls sideways where it is too wide. Only then it takes focus, so that keys can
 * scroll it (WCAG 2.1.1), and has a name to say at that stop.
 */
export function ProseTable({ caption, columns, rows }: ProseTableContent) {
  const scroller = useRef<HTMLDivElement>(null);
  const stop = useOverflow(scroller) && { role: 'group', 'aria-label': caption, tabIndex: 0 };
  return (
    <div ref={scroller} {...stop} className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
