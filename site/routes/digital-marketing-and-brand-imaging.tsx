import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/digital-marketing-and-brand-imaging.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/digital-marketing-and-brand-imaging')({
  loader: () => page,
  head: pageHead,
  component: DigitalMarketingAndBrandImagingPage,
});

function DigitalMarketingAndBrandImagingPage() {
  return <Banner {...page.banner} />;
}
