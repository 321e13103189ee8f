import { Check } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './check-list.css.ts';

export type CheckListProps = {
  /** Short points. Each must be unique. */
  items: readonly string[];
  /**
   * `ruled` has larger text and a line above each point. In a `Stack`, it fills the remaining height.
   * @default 'plain'
   */
  variant?: 'plain' | 'ruled' | undefined;
};

/**
 * Points with check marks: what an offer includes, or what it achieves.
 *
 * Not for steps in a fixed order: use `ProcessSteps`, or an ordered list in `Prose`. For single
 * words such as skills, use `Badge`, which takes up less space.
 */
export function CheckList({ items, variant = 'plain' }: CheckListProps) {
  return (
    <ul className={styles.list[variant]}>
      {items.map((item) => (
        <li key={item} className={styles.item[variant]}>
          <span className={styles.tick}>
            <Icon icon={Check} size="small" />
          </span>
          <Text as="span" size={variant === 'ruled' ? 'lead' : 'body'}>
            {item}
          </Text>
        </li>
      ))}
    </ul>
  );
}
