import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Prose, type ProseBlock } from '../../primitives/prose/prose.tsx';
import { Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
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
 * A legal text with a table of contents, which stays in view next to it on wide screens. On a
 * phone, it is closed until pressed.
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
  const numbered = parts.map((part, index) => ({ ...part, text: `${index + 1}. ${part.title}` }));
  return (
    <Section>
      <Stack gap="x6">
        <Grid columns="split" align="start">
          <Stack gap="x2">
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            <Text size="small" tone="muted">
              {updated}
            </Text>
          </Stack>
          <Text size="lead" tone="soft">
            {intro}
          </Text>
        </Grid>
        <Grid columns="split" gap="wide" align="start">
          <div className={styles.contents}>
            <TableOfContents title={contentsTitle} headings={numbered} />
          </div>
          <div className={styles.parts}>
            <Stack gap="x6">
              {numbered.map(({ id, text, blocks }) => (
                <section key={id}>
                  <Stack gap="x2">
                    <Heading level={2} size={3} id={id}>
                      {text}
                    </Heading>
                    <Prose blocks={blocks} />
                  </Stack>
                </section>
              ))}
            </Stack>
          </div>
        </Grid>
      </Stack>
    </Section>
  );
}
