import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/website-design-and-development.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/website-design-and-development')({
  loader: () => page,
  head: pageHead,
  component: WebsiteDesignAndDevelopmentPage,
});

function WebsiteDesignAndDevelopmentPage() {
  return <Banner {...page.banner} />;
}
