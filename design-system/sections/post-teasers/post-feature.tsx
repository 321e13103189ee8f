import { wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { PublicationDate } from '../../primitives/publication-date/publication-date.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { link } from '../link-panels/link-cell.css.ts';
import * as styles from './post-feature.css.ts';
import type { PostTeaser } from './post-teaser.ts';
import { picture } from './post-teasers.css.ts';

type PostFeatureProps = { posts: readonly PostTeaser[]; locale: string | undefined };

/**
 * One post, and the others as rows of a picture and a title. Below 960 px, only the first has its
 * summary.
 */
export function PostFeature({ posts, locale }: PostFeatureProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.href} className={styles.item[index === 0 ? 'first' : 'small']}>
          <div className={picture}>
            <Artwork composition={post.picture.composition} label={post.picture.alt} />
          </div>
          <Stack gap="x1">
            <Text size="caption" tone="muted">
              <PublicationDate day={post.published} locale={locale} />
            </Text>
            <Heading level={3} size={index === 0 ? 3 : 4}>
              <Link href={post.href} className={link}>
                {post.title}
              </Link>
            </Heading>
            <div className={index === 0 ? undefined : wide.laptop}>
              <Text tone="soft">{post.summary}</Text>
            </div>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
