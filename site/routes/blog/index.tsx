import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, PostTeasers } from '#design-system';
import { page } from '../../content/blog.ts';
import { posts } from '../../content/posts/index.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/blog/')({
  loader: () => page,
  head: pageHead,
  component: BlogPage,
});

function BlogPage() {
  return (
    <>
      <Banner {...page.banner} ground="sand" />
      <BelowFold>
        <PostTeasers {...page.posts} posts={posts} layout="lead" />
        <CallToAction {...page.callToAction} tone="pine" />
      </BelowFold>
    </>
  );
}
