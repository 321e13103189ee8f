import * as styles from './whole-words.css.ts';

/** A text whose words such as “e-commerce” stay in one line. They could otherwise end after the hyphen. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(/(\b\w-\w+)/);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 ? (
          <span key={part} className={styles.word}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
