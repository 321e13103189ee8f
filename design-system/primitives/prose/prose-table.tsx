import { useRef } from 'react';
import { background } from '../../tokens/theme.css.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import { Stack } from '../stack/stack.tsx';
import * as styles from './prose-table.css.ts';
import './stacked-table.css.ts';

type Cell = {
  text: string;
  /** A second, quieter line. */
  detail?: string;
  /** Puts a dot after the better value of a row. Say in the table's `note` what it means. */
  isBest?: true;
};

/** Which of the two sides holds the item that the cell is about. */
type SidedCell = Cell & { side?: keyof typeof styles.side };

type Rows<Value> = readonly (readonly (string | Value)[])[];

/** A table as data. The first cell of each row is its header. */
export type ProseTableContent = {
  caption: string;
  /** A line below the caption. */
  note?: string;
  columns: readonly string[];
  /** The header of the row to highlight. */
  emphasis?: string;
} & (
  | {
      /** What the two ends of the lines in the cells stand for, such as you and the vendor. */
      sides: readonly [first: string, second: string];
      rows: Rows<SidedCell>;
    }
  | { sides?: never; rows: Rows<Cell> }
);

const emphasized = `${styles.emphasis} ${background.subtle}`;

const textOf = (cell: string | Cell) => (typeof cell === 'string' ? cell : cell.text);

function CellContent({ cell }: { cell: string | SidedCell }) {
  if (typeof cell === 'string') return cell;
  const { text, detail, isBest, side } = cell;
  return (
    <Stack gap="x1">
      {side && <span aria-hidden="true" className={styles.side[side]} />}
      <div className={isBest && styles.best}>{text}</div>
      {detail && <div className={styles.detail}>{detail}</div>}
    </Stack>
  );
}

/**
 * A table. On a phone, the rows of one with more than two columns become blocks. It scrolls sideways
 * if it is still too wide. Only then is it focusable, so that the keyboard can scroll it (WCAG
 * 2.1.1), and only then does it have a name.
 */
export function ProseTable({ caption, note, columns, rows, sides, emphasis }: ProseTableContent) {
  const scroller = useRef<HTMLDivElement>(null);
  const stop = useOverflow(scroller) && { role: 'group', 'aria-label': caption, tabIndex: 0 };
  return (
    <div ref={scroller} {...stop} className={sides ? styles.card : styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {caption} {note && <span className={styles.note}>{note} </span>}
          {sides && (
            <span className={styles.note}>
              {sides[0]} <span aria-hidden="true" className={styles.side.both} /> {sides[1]}
            </span>
          )}
        </caption>
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
          {rows.map(([name = '', ...values]) => (
            <tr key={textOf(name)} className={textOf(name) === emphasis ? emphasized : undefined}>
              <th scope="row">
                <CellContent cell={name} />
              </th>
              {values.map((value, column) => (
                <td key={columns[column + 1]} data-label={columns[column + 1]}>
                  <CellContent cell={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
