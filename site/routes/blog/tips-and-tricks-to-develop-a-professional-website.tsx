import { createFileRoute } from '@tanstack/react-router';
import { professionalWebsite } from '../../content/posts/professional-website.ts';
import { ArticlePage } from '../../layout/article-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/blog/tips-and-tricks-to-develop-a-professional-website')({
  loader: () => professionalWebsite,
  head: pageHead,
  component: ProfessionalWebsitePage,
});

function ProfessionalWebsitePage() {
  return <ArticlePage post={professionalWebsite} />;
}
