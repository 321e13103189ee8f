import { useId } from 'react';
import type { Picture } from '../../artwork/composition.ts';
import type { Person } from '../../primitives/byline/byline.tsx';
import { Prose, type ProseBlock } from '../../primitives/prose/prose.tsx';
import { Section } from '../../primitives/section/section.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import * as styles from './article.css.ts';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSidebar, type ArticleSidebarProps } from './article-sidebar.tsx';

type Heading = Extract<ProseBlock, { kind: 'heading' }>;

const isPart = (block: ProseBlock): block is Heading =>
  block.kind === 'heading' && block.level !== 3;

const minRead = (minutes: number) => `${minutes} min read`;

export type ArticleProps = {
  /** The page's level 1 heading. */
  title: string;
  /** One or two sentences below the title. */
  summary: string;
  /** The day of publication, as `2023-06-28`. */
  published: string;
  /** The author, shown below the title. */
  author: Person;
  /** Reading time for an average reader, in minutes. */
  minutes: number;
  /** The featured image, next to the title. */
  picture: Picture;
  /** The text, block by block. */
  body: readonly ProseBlock[];
  /** The content next to the text on a desktop, and below it on narrower screens. */
  sidebar: ArticleSidebarProps;
  /**
   * The title of the table of contents.
   * @default 'In this article'
   */
  contentsTitle?: string | undefined;
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
};

/**
 * A blog article: a dark band with its title, author, and picture, and below it three columns with
 * a table of contents, the text, and a sidebar. The table of contents lists the body's level 2
 * headings. If the browser can, it marks the part that is being read. On a phone, it is closed
 * until pressed.
 *
 * Not for terms and policies: use `LegalDocument`, which numbers and lists its parts. To show
 * several articles as cards, use `PostTeasers`.
 */
export function Article({
  title,
  summary,
  published,
  author,
  minutes,
  picture,
  body,
  sidebar,
  contentsTitle = 'In this article',
  minutesLabel = minRead,
  locale,
}: ArticleProps) {
  const titleId = useId();
  return (
    <>
      <ArticleHeader
        title={title}
        titleId={titleId}
        summary={summary}
        author={author}
        published={published}
        readingTime={minutesLabel(minutes)}
        picture={picture}
        locale={locale}
      />
      <Section space="tight">
        <div className={styles.layout}>
          <div className={styles.contents}>
            <TableOfContents title={contentsTitle} headings={body.filter(isPart)} />
          </div>
          <article aria-labelledby={titleId} className={styles.article}>
            <Prose blocks={body} size="large" />
          </article>
          <ArticleSidebar {...sidebar} />
        </div>
      </Section>
    </>
  );
}
