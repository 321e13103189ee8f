import { Artwork } from '../../artwork/artwork.tsx';
import type { Picture } from '../../artwork/composition.ts';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkHref } from '../../primitives/link/link.tsx';
import { PublicationDate } from '../../primitives/publication-date/publication-date.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './post-teasers.css.ts';

/** A post's card as data. */
export type PostTeaser = {
  href: LinkHref;
  title: string;
  summary: string;
  /** The day of publication, as `2023-06-28`. */
  published: string;
  picture: Picture;
};

export const postTeasersVariants = ['row', 'lead', 'next'] as const;
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
   * `row` shows all side by side. `lead` makes the first one wide, for an index. `next` shows the
   * first one large and the others without pictures, below an article.
   * @default 'row'
   */
  variant?: PostTeasersVariant | undefined;
  /**
   * The text of each post's link. The post's title is added for screen readers (WCAG 2.4.4).
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
  variant = 'row',
  linkLabel = 'Read the article',
  locale,
  ...header
}: PostTeasersProps) {
  const items = posts.map((post, index) => {
    const isFirst = index === 0;
    return (
      <li key={post.href} className={styles.item[variant]}>
        {(isFirst || variant !== 'next') && (
          <div className={styles.picture}>
            <Artwork composition={post.picture.composition} label={post.picture.alt} />
          </div>
        )}
        <Stack gap="x1h" align="start">
          <Text size="caption" tone="muted">
            <PublicationDate day={post.published} locale={locale} />
          </Text>
          <Heading level={3} size={isFirst && variant === 'lead' ? 2 : 3}>
            {post.title}
          </Heading>
          <Text size={isFirst && variant === 'lead' ? 'body' : 'small'} tone="soft">
            {post.summary}
          </Text>
          <CardLink link={{ href: post.href, label: linkLabel }} about={post.title} />
        </Stack>
      </li>
    );
  });
  return (
    <TitledSection {...header} background={background}>
      {variant === 'next' ? (
        <ul className={styles.next}>{items}</ul>
      ) : (
        <Grid as="ul" columns={3}>
          {items}
        </Grid>
      )}
    </TitledSection>
  );
}
