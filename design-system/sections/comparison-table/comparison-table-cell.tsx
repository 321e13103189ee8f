import { Check, Minus } from 'lucide';
import { Icon } from '../../primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './comparison-table-cell.css.ts';

/** What one option says about one feature: a few words, or yes and no. */
type ComparisonValue = string | boolean;

/** A value, and a condition or exception in a few words below it. */
export type ComparisonCell = ComparisonValue | { value: ComparisonValue; note: string };

type ComparisonTableCellProps = {
  /** The title of the option, for phones. */
  option: string;
  cell: ComparisonCell;
  isHighlighted: boolean;
  labels: { yes: string; no: string };
};

/** One cell of a comparison table. On phones, it says which option it belongs to. */
export function ComparisonTableCell({
  option,
  cell,
  isHighlighted,
  labels,
}: ComparisonTableCellProps) {
  const { value, note } = typeof cell === 'object' ? cell : { value: cell, note: undefined };
  return (
    <td role="cell" className={styles.option[isHighlighted ? 'highlighted' : 'regular']}>
      <span aria-hidden="true" className={styles.name}>
        {option}
      </span>
      <div className={styles.value[typeof value === 'string' ? 'words' : 'mark']}>
        {typeof value === 'string' ? (
          value
        ) : (
          <span className={styles.mark[value ? 'yes' : 'no']}>
            <Icon icon={value ? Check : Minus} size="small" />
            <VisuallyHidden>{value ? labels.yes : labels.no}</VisuallyHidden>
          </span>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </td>
  );
}
