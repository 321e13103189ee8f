import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/amazon-web-services.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/amazon-web-services')({
  loader: () => page,
  head: pageHead,
  component: AmazonWebServicesPage,
});

function AmazonWebServicesPage() {
  return <Banner {...page.banner} />;
}
