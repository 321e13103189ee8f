import { useId } from 'react';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { type Wordmark, WordmarkFigure } from '../logo-carousel/wordmark.tsx';
import * as styles from './wordmark-row.css.ts';

/** A quiet row of wordmarks as data. */
export type WordmarkRowContent = {
  /** Says whose names they are, such as "Some of our clients". It names the list. */
  label: string;
  /**
   * Three to six, in two rows on a phone and in three on a narrower one. Each name must be unique.
   */
  wordmarks: readonly Wordmark[];
};

export type WordmarkRowProps = WordmarkRowContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * The names of a few clients in one quiet row, near the top of a page.
 *
 * Not for more than six, or as a separate section: use `LogoCarousel`, which has a heading.
 */
export function WordmarkRow({ label, wordmarks, background }: WordmarkRowProps) {
  const labelId = useId();
  return (
    <Section background={background} space="tight">
      <div className={styles.row}>
        <p id={labelId}>{label}</p>
        <ul aria-labelledby={labelId} className={styles.list}>
          {wordmarks.map((wordmark) => (
            <li key={wordmark.name}>
              <WordmarkFigure {...wordmark} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
