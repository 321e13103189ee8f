import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, OptionCards, ProcessSteps } from '#design-system';
import { page } from '../../content/industries/telecommunications.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/telecommunications')({
  loader: () => page,
  head: pageHead,
  component: TelecommunicationsPage,
});

function TelecommunicationsPage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <ProcessSteps {...page.orderToBill} />
      <CardGrid {...page.solutions} background="raised" variant="rows" />
      <OptionCards {...page.clients} background="subtle" highlight="Carriers" />
      <CardGrid {...page.benefits} background="inverse" columns={4} />
      <FactSheet {...page.engagement} />
    </PageSections>
  );
}
