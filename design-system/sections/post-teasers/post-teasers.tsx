import { Artwork } from '../../artwork/artwork.tsx';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { PublicationDate } from '../../primitives/publication-date/publication-date.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { PostFeature } from './post-feature.tsx';
import type { PostTeaser } from './post-teaser.ts';
import * as styles from './post-teasers.css.ts';

export type { PostTeaser } from './post-teaser.ts';

export const postTeasersVariants = ['lead', 'feature'] as const;
export type PostTeasersVariant = (typeof postTeasersVariants)[number];

/** Post teasers as data. */
export type PostTeasersContent = SectionHeaderContent & {
  /** Newest first. Each address must be unique. */
  posts: readonly PostTeaser[];
};

export type PostTeasersProps = PostTeasersContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * `lead` makes the first one wide, for an index, and on a tablet also the last one if it is alone
   * in its row. `feature` is for three posts: the first fills one half, and the others are small
   * rows next to it, or below it on a phone. Their titles are the links.
   * @default 'lead'
   */
  variant?: PostTeasersVariant | undefined;
  /**
   * The text of each post's link, except in a `feature`. The post's title is added for screen
   * readers (WCAG 2.4.4).
   * @default 'Read the article'
   */
  linkLabel?: string | undefined;
  /**
   * The language of the dates, as a BCP 47 tag.
   * @default 'en-US'
   */
  locale?: string | undefined;
};

/**
 * Cards of blog posts, with picture, title, and summary.
 *
 * Not for services or other pages without a date, because each card shows its day: use
 * `CardGrid`. For finished projects, use `Portfolio`.
 */
export function PostTeasers({
  posts,
  background,
  variant = 'lead',
  linkLabel = 'Read the article',
  locale,
  ...header
}: PostTeasersProps) {
  return (
    <TitledSection {...header} background={background}>
      {variant === 'feature' ? (
        <PostFeature posts={posts} locale={locale} />
      ) : (
        <Grid as="ul" columns={3}>
          {posts.map((post, index) => (
            <li key={post.href} className={styles.item}>
              <div className={styles.picture}>
                <Artwork composition={post.picture.composition} label={post.picture.alt} />
              </div>
              <Stack gap="x1h" align="start">
                <Text size="caption" tone="muted">
                  <PublicationDate day={post.published} locale={locale} />
                </Text>
                <Heading level={3} size={index ? 3 : 2}>
                  {post.title}
                </Heading>
                <Text size={index ? 'small' : 'body'} tone="soft">
                  {post.summary}
                </Text>
                <CardLink link={{ href: post.href, label: linkLabel }} about={post.title} />
              </Stack>
            </li>
          ))}
        </Grid>
      )}
    </TitledSection>
  );
}
