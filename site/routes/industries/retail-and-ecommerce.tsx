import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/retail-and-ecommerce.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/retail-and-ecommerce')({
  loader: () => page,
  head: pageHead,
  component: RetailAndEcommercePage,
});

function RetailAndEcommercePage() {
  return <Banner {...page.banner} />;
}
