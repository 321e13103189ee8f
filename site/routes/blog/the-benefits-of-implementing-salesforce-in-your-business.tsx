import { createFileRoute } from '@tanstack/react-router';
import { salesforceBenefits } from '../../content/posts/salesforce-benefits.ts';
import { ArticlePage } from '../../layout/article-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute(
  '/blog/the-benefits-of-implementing-salesforce-in-your-business',
)({
  loader: () => salesforceBenefits,
  head: pageHead,
  component: SalesforceBenefitsPage,
});

function SalesforceBenefitsPage() {
  return <ArticlePage post={salesforceBenefits} />;
}
