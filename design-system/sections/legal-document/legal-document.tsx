import { useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Prose, type ProseBlock } from '../../primitives/prose/prose.tsx';
import { Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './legal-document.css.ts';

/** One numbered part of a legal text. Its `id` is the target of links to it. */
export type LegalPart = { id: string; title: string; blocks: readonly ProseBlock[] };

export type LegalDocumentProps = {
  /** The page's level 1 heading. */
  title: string;
  /** When the text was last updated, in words. */
  updated: string;
  /** What the text is about, in one or two sentences. */
  intro: string;
  /** In order. Their titles become the table of contents. */
  parts: readonly LegalPart[];
  /**
   * The title of the table of contents.
   * @default 'Contents'
   */
  contentsTitle?: string | undefined;
};

/**
 * A legal text with a table of contents, which stays in view next to it on wide screens.
 *
 * Not for blog posts: use `Article`, which shows a picture and the reading time. For a text too
 * short for a table of contents, use a `Section` with a `Heading` and `Prose`.
 */
export function LegalDocument({
  title,
  updated,
  intro,
  parts,
  contentsTitle = 'Contents',
}: LegalDocumentProps) {
  // Names the table of contents, not the section.
  const contentsId = useId();
  return (
    <Section>
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {updated}
          </Text>
          <Text size="lead" tone="soft">
            {intro}
          </Text>
        </Stack>
        <div className={styles.layout}>
          <nav aria-labelledby={contentsId} className={styles.contents}>
            <Heading level={2} size={4} id={contentsId}>
              {contentsTitle}
            </Heading>
            <ol className={styles.links}>
              {parts.map((part, index) => (
                <li key={part.id}>
                  <a href={`#${part.id}`} className={styles.link}>
                    {index + 1}. {part.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.parts}>
            {parts.map((part, index) => (
              <section key={part.id} className={styles.part}>
                <Heading level={2} size={3} id={part.id}>
                  {index + 1}. {part.title}
                </Heading>
                <Prose blocks={part.blocks} />
              </section>
            ))}
          </div>
        </div>
      </Stack>
    </Section>
  );
}
