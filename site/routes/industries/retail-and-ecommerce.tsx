import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, OptionCards, ProcessSteps, Reasons } from '#design-system';
import { page } from '../../content/industries/retail-and-ecommerce.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/retail-and-ecommerce')({
  loader: () => page,
  head: pageHead,
  component: RetailAndEcommercePage,
});

function RetailAndEcommercePage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="subtle" />
      <CardGrid {...page.services} variant="bento" />
      <ProcessSteps {...page.peak} background="inverse" variant="ladder" />
      <CardGrid {...page.clients} columns={4} variant="open" />
      <OptionCards {...page.platform} background="subtle" highlight="Reface" />
      <Reasons {...page.why} background="brand" variant="columns" />
    </PageSections>
  );
}
