import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ComparisonTable,
  FactSheet,
  OptionCards,
  ProcessSteps,
  Reasons,
  Stats,
} from '#design-system';
import { page } from '../content/services/strategic-staffing.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/strategic-staffing')({
  loader: () => page,
  head: pageHead,
  component: StrategicStaffingPage,
});

function StrategicStaffingPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="brand" />
      <Stats stats={page.stats} label="Our figures" background="inverse" />
      <OptionCards {...page.models} highlight="Contract to hire" />
      <ProcessSteps {...page.firstMonth} variant="ladder" />
      <ComparisonTable {...page.comparison} highlight="Contract to hire" />
      <Reasons {...page.reasons} variant="columns" />
      <FactSheet {...page.engagement} />
    </PageSections>
  );
}
