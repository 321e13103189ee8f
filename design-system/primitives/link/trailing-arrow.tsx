import { ArrowRight } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import * as styles from './trailing-arrow.css.ts';

/** An arrow after the words of a link. It stays on the line of the last word. */
export function TrailingArrow() {
  return (
    <>
      {'\u00a0'}
      <span className={styles.arrow}>
        <Icon icon={ArrowRight} size="small" />
      </span>
    </>
  );
}
