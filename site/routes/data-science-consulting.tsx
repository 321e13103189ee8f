import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, Reasons, Stats } from '#design-system';
import { page } from '../content/services/data-science-consulting.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/data-science-consulting')({
  loader: () => page,
  head: pageHead,
  component: DataScienceConsultingPage,
});

function DataScienceConsultingPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="canvas" imagePosition="start" />
      <Stats stats={page.stats} label="Our figures" background="subtle" />
      <CardGrid {...page.services} />
      <ProcessSteps {...page.process} background="inverse" />
      <CardGrid {...page.questions} variant="rows" />
      <ProcessSteps {...page.firstMonth} background="accent" variant="ladder" />
      <FactSheet {...page.engagement} />
      <Reasons {...page.reasons} background="brand" variant="columns" />
    </PageSections>
  );
}
