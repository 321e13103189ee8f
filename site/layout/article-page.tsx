import { Article, PostTeasers } from '#design-system';
import { posts } from '../content/posts/index.ts';
import { type Post, readingMinutes } from '../content/posts/post.ts';
import { sidebar } from '../content/posts/sidebar.ts';
import { Inquiry } from '../inquiry/inquiry.tsx';
import { scrollThresholds } from '../requirements.ts';
import { PageSections } from './page-sections.tsx';

/** The page of a blog article: its text, a sidebar with the inquiry form, and the other articles. */
export function ArticlePage({ post }: { post: Post }) {
  const others = posts.filter(({ href }) => href !== post.path);
  return (
    <PageSections>
      <Article
        {...post}
        title={post.heading}
        picture={post.cover ?? post.picture}
        minutes={readingMinutes(post)}
        sidebar={{
          ...sidebar,
          form: <Inquiry place={post.path} />,
          stickyFrom: scrollThresholds.articleSidebar,
        }}
      />
      <PostTeasers title={sidebar.more} posts={others} variant="feature" background="subtle" />
    </PageSections>
  );
}
