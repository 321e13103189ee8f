import { PostTeasers } from '#design-system';
import { posts } from '../content/posts/index.ts';
import { sidebar } from '../content/posts/sidebar.ts';

/** Every article but the one at `path`. */
export function OtherArticles({ path }: { path: string }) {
  const others = posts.filter(({ href }) => href !== path);
  return <PostTeasers title={sidebar.more} posts={others} ground="sand" />;
}
