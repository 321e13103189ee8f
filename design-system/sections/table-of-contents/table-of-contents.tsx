import { ChevronDown } from 'lucide';
import * as disclosure from '../../primitives/disclosure/details.css.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import * as styles from './table-of-contents.css.ts';

type TableOfContentsProps = {
  /** Names the list. */
  title: string;
  /** The headings of a long text. Each `id` is the target of its link. */
  headings: readonly { id: string; text: string }[];
};

/**
 * The parts of a long text as links. From 960 px, where it may be next to the text, it is always
 * open. On narrower screens, it opens on press, without a script.
 */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  return (
    <nav aria-label={title}>
      <p aria-hidden="true" className={styles.title}>
        {title}
      </p>
      <details className={`${disclosure.details} ${styles.details}`}>
        <summary className={`${disclosure.summary} ${styles.summary}`}>
          {title}
          <Icon icon={ChevronDown} />
        </summary>
        <ol className={`${disclosure.content} ${styles.list}`}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
