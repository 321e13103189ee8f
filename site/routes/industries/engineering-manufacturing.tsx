import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/engineering-manufacturing.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/engineering-manufacturing')({
  loader: () => page,
  head: pageHead,
  component: EngineeringManufacturingPage,
});

function EngineeringManufacturingPage() {
  return <Banner {...page.banner} />;
}
