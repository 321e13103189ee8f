import { createFileRoute } from '@tanstack/react-router';
import { mobileAppSteps } from '../../content/posts/mobile-app-steps.ts';
import { ArticlePage } from '../../layout/article-page.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute(
  '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
)({
  loader: () => mobileAppSteps,
  head: pageHead,
  component: MobileAppStepsPage,
});

function MobileAppStepsPage() {
  return <ArticlePage post={mobileAppSteps} />;
}
