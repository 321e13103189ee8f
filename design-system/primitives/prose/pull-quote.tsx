import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import * as styles from './pull-quote.css.ts';

export type PullQuoteContent = {
  /** A sentence from the text, word for word. */
  text: string;
  /** A small drawing about it. */
  art: Composition;
};

/**
 * A sentence from the text in large type, for readers who skim. It repeats the text, so assistive
 * technology skips it.
 */
export function PullQuote({ text, art }: PullQuoteContent) {
  return (
    <div aria-hidden="true" className={styles.quote}>
      <div className={styles.art}>
        <Artwork composition={art} />
      </div>
      <p>{text}</p>
    </div>
  );
}
