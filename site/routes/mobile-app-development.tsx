import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/mobile-app-development.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/mobile-app-development')({
  loader: () => page,
  head: pageHead,
  component: MobileAppDevelopmentPage,
});

function MobileAppDevelopmentPage() {
  return <Banner {...page.banner} />;
}
