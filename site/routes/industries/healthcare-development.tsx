import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/healthcare-development.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/healthcare-development')({
  loader: () => page,
  head: pageHead,
  component: HealthcareDevelopmentPage,
});

function HealthcareDevelopmentPage() {
  return <Banner {...page.banner} />;
}
