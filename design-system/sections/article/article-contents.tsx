import { ChevronDown } from 'lucide';
import * as disclosure from '../../primitives/disclosure/details.css.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import type { ProseBlock } from '../../primitives/prose/prose.tsx';
import * as styles from './article-contents.css.ts';

type Heading = Extract<ProseBlock, { kind: 'heading' }>;

const isPart = (block: ProseBlock): block is Heading =>
  block.kind === 'heading' && block.level !== 3;

/**
 * An article's parts as links. Next to the text, the list is always open. Above the text, it opens
 * on press, without a script.
 */
export function ArticleContents({ title, body }: { title: string; body: readonly ProseBlock[] }) {
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
          {body.filter(isPart).map(({ id, text }) => (
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
