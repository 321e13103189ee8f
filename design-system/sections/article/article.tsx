import type { ReactNode } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Prose, type ProseBlock } from '../../primitives/prose/prose.tsx';
import { PublicationDate } from '../../primitives/publication-date/publication-date.tsx';
import { Section } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './article.css.ts';
import { ArticleSidebar, type ArticleSidebarProps } from './article-sidebar.tsx';

const minRead = (minutes: number) => `${minutes} min read`;

export type ArticleProps = {
  /** The page's level 1 heading. */
  title: string;
  /** One or two sentences below the title. */
  summary: string;
  /** The day of publication, as `2023-06-28`. */
  published: string;
  /** Reading time for an average reader, in minutes. */
  minutes: number;
  /** The featured image. */
  picture: Picture;
  /** The text, block by block. */
  body: readonly ProseBlock[];
  /** What stands beside the text on a desktop, and below it on narrower screens. */
  sidebar: ArticleSidebarProps;
  /**
   * Says how long it takes to read.
   * @default (minutes) => `${minutes} min read`
   */
  minutesLabel?: ((minutes: number) => string) | undefined;
  /**
   * The language of the date, as a BCP 47 tag.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /** Further reading, such as other articles or the index. */
  children?: ReactNode;
};

/**
 * A blog article: its title, featured image, and body, with a sidebar on the right.
 *
 * Not for terms and policies: use `LegalDocument`, which numbers its parts and lists them. To show
 * several articles as cards, use `PostTeasers`.
 */
export function Article({
  title,
  summary,
  published,
  minutes,
  picture,
  body,
  sidebar,
  minutesLabel = minRead,
  locale,
  children,
}: ArticleProps) {
  return (
    <Section>
      <div className={styles.layout}>
        <article className={styles.article}>
          <Stack gap="x2" as="header">
            <Text size="small" tone="muted">
              <PublicationDate day={published} locale={locale} /> · {minutesLabel(minutes)}
            </Text>
            <Heading level={1} size={2} tabIndex={-1}>
              {title}
            </Heading>
            <Text size="lead" tone="soft">
              {summary}
            </Text>
          </Stack>
          <div className={styles.picture}>
            <Artwork composition={picture.composition} label={picture.alt} />
          </div>
          <Prose blocks={body} />
          {children}
        </article>
        <ArticleSidebar {...sidebar} />
      </div>
    </Section>
  );
}
