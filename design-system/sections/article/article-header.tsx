import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition, Picture } from '../../artwork/composition.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { PublicationDate } from '../../primitives/publication-date/publication-date.tsx';
import { Container } from '../../primitives/section/section.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './article-header.css.ts';

/** The author of an article. */
export type ArticleAuthor = {
  /** The full name. */
  name: string;
  /** What the author does, such as "Lead, staff augmentation". */
  role: string;
};

export type ArticleHeaderProps = {
  title: string;
  titleId: string;
  summary: string;
  author: ArticleAuthor;
  published: string;
  readingTime: string;
  picture: Picture;
  locale: string | undefined;
};

/** The same avatar for everyone, because a drawn face would say something about the person. */
const avatar: Composition = {
  width: 48,
  height: 48,
  shapes: [{ kind: 'person', at: [24, 24], r: 24, fill: 'quiet', figure: 'strong' }],
};

/** The dark band at the top of an article: its title, author, and picture. */
export function ArticleHeader({
  title,
  titleId,
  summary,
  author,
  published,
  readingTime,
  picture,
  locale,
}: ArticleHeaderProps) {
  return (
    <header className={`${background.inverse} ${styles.header}`}>
      <Container>
        <div className={styles.halves}>
          <div className={styles.words}>
            <Heading level={1} id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            <Text size="lead" tone="soft">
              {summary}
            </Text>
            <div className={styles.byline}>
              <Artwork composition={avatar} />
              <div>
                <Text weight="semibold">{author.name}</Text>
                <Text tone="muted">{author.role}</Text>
              </div>
              <div className={styles.day}>
                <Text tone="soft">
                  <PublicationDate day={published} locale={locale} />
                </Text>
                <Text tone="muted">{readingTime}</Text>
              </div>
            </div>
          </div>
          <div className={styles.picture}>
            <Artwork composition={picture.composition} label={picture.alt} />
          </div>
        </div>
      </Container>
    </header>
  );
}
