import { createFileRoute } from '@tanstack/react-router';
import { Banner, PostTeasers } from '#design-system';
import { page } from '../../content/blog.ts';
import { posts } from '../../content/posts/index.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/blog/')({
  loader: () => page,
  head: pageHead,
  component: BlogPage,
});

function BlogPage() {
  return (
    <PageSections>
      <Banner {...page.banner} variant="panorama" background="subtle" />
      <PostTeasers {...page.posts} posts={posts} />
    </PageSections>
  );
}
