import { Text } from '../../primitives/text/text.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './comparison-table.css.ts';
import { ReasonWords } from './reason-words.tsx';
import type { ComparisonContent } from './reasons-content.ts';

type ComparisonTableProps = Pick<ComparisonContent, 'columns' | 'reasons'> & {
  /** The background of the right column. */
  panel: BackgroundName;
  titleId: string;
};

/** Reasons as a table. They are on the right, in a panel, and what they replace is on the left. */
export function ComparisonTable({ columns, reasons, panel, titleId }: ComparisonTableProps) {
  const after = `${styles.after} ${backgrounds[panel]}`;
  return (
    <table aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.beforeTitle}>
            <Text weight="semibold">{columns[0]}</Text>
          </th>
          <th scope="col" className={after}>
            <Text tone="accent" weight="semibold">
              {columns[1]}
            </Text>
          </th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ before, ...reason }) => (
          <tr key={reason.title}>
            <td className={styles.before}>
              <Text tone="soft">{before}</Text>
            </td>
            <td className={after}>
              <ReasonWords {...reason} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
