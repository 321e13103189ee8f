import { createFileRoute } from '@tanstack/react-router';
import { staffAugmentation } from '../../content/posts/staff-augmentation.ts';
import { ArticlePage } from '../../layout/article-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/blog/what-is-staff-augmentation-&-what-are-its-benefits')({
  loader: () => staffAugmentation,
  head: pageHead,
  component: StaffAugmentationPage,
});

function StaffAugmentationPage() {
  return <ArticlePage post={staffAugmentation} />;
}
