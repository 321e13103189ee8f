import * as styles from './prose-points.css.ts';
import { Rich, type RichText } from './rich-text.tsx';

/** A numbered point: a title, and a few sentences about it. */
export type ProsePoint = { title: string; text: RichText };

/** Points that each need a few sentences. */
export function ProsePoints({ items }: { items: readonly ProsePoint[] }) {
  return (
    <ol className={styles.points}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <strong className={styles.title}>{title}</strong>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
