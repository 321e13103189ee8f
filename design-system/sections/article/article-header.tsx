import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { PageBreadcrumbs } from '../../primitives/breadcrumbs/page-breadcrumbs.tsx';
import { Byline, type Person } from '../../primitives/byline/byline.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { PublicationDate } from '../../primitives/publication-date/publication-date.tsx';
import { Container } from '../../primitives/section/section.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './article-header.css.ts';

export type ArticleHeaderProps = {
  title: string;
  titleId: string;
  summary: string;
  author: Person;
  published: string;
  readingTime: string;
  picture: Picture;
  locale: string | undefined;
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
        <PageBreadcrumbs />
        <div className={styles.halves}>
          <Stack gap="x3">
            <Heading level={1} id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            <Text size="lead" tone="soft">
              {summary}
            </Text>
            <div className={styles.byline}>
              <Byline {...author} />
              <div className={styles.day}>
                <Text tone="soft">
                  <PublicationDate day={published} locale={locale} />
                </Text>
                <Text tone="muted">{readingTime}</Text>
              </div>
            </div>
          </Stack>
          <div className={styles.picture}>
            <Artwork composition={picture.composition} label={picture.alt} />
          </div>
        </div>
      </Container>
    </header>
  );
}
