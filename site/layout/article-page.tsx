import { Article } from '#design-system';
import { type Post, readingMinutes } from '../content/posts/post.ts';
import { sidebar } from '../content/posts/sidebar.ts';
import { latePart } from './late-part.tsx';

const Inquiry = latePart(
  'aside form',
  async () => (await import('../inquiry/inquiry.tsx')).Inquiry,
);

const OtherArticles = latePart(
  'main > :nth-child(2)',
  async () => (await import('./other-articles.tsx')).OtherArticles,
);

/** Every article: its text, the sidebar with the inquiry form, and the other articles. */
export function ArticlePage({ post }: { post: Post }) {
  return (
    <>
      <Article
        {...post}
        minutes={readingMinutes(post)}
        sidebar={{ ...sidebar, form: <Inquiry /> }}
      />
      <OtherArticles path={post.path} />
    </>
  );
}
