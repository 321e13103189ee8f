import * as styles from './prose-timeline.css.ts';
import { Rich, type RichText } from './rich-text.tsx';

/** One entry of a timeline. Its time is a word or two, such as "Day 5". */
export type ProseMoment = { when: string; text: RichText };

/** What happens when, along a line. */
export function ProseTimeline({ items }: { items: readonly ProseMoment[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ when, text }) => (
        <li key={when} className={styles.moment}>
          <strong className={styles.when}>{when}</strong>
          <p className={styles.text}>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
