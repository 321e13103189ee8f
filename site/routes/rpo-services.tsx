import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, OptionCards, ProcessSteps, Stats } from '#design-system';
import { page } from '../content/services/rpo-services.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/rpo-services')({
  loader: () => page,
  head: pageHead,
  component: RpoServicesPage,
});

function RpoServicesPage() {
  return (
    <PageSections>
      <Banner {...page.banner} imagePosition="start" />
      <Stats stats={page.stats} label="Our figures" variant="floating" />
      <OptionCards {...page.scopes} />
      <FactSheet {...page.engagement} background="subtle" />
      <ProcessSteps {...page.stages} background="canvas" />
      <CardGrid {...page.measures} background="raised" variant="rows" />
      <ProcessSteps {...page.firstMonth} background="brand" variant="ladder" />
    </PageSections>
  );
}
