import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './statement.css.ts';

export type StatementContent = {
  /** One or two important sentences. */
  text: string;
  /** Who says so, or what it is about. */
  by?: string;
};

export type StatementProps = StatementContent & {
  /** @default 'brand' */
  background?: BackgroundName | undefined;
};

/**
 * One thought in large type, from edge to edge, as a pause between dense sections.
 *
 * Not for clients' quotes: use `Testimonials`, which marks them up as quotations. To open a
 * section, use `SectionHeader`, because a statement is not a heading.
 */
export function Statement({ text, by, background = 'brand' }: StatementProps) {
  return (
    <Section background={background}>
      <figure className={styles.figure}>
        <p className={styles.text}>{text}</p>
        {by && (
          <figcaption>
            <Text size="small" tone="muted">
              {by}
            </Text>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
