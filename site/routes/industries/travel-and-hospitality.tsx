import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, Statement } from '#design-system';
import { page } from '../../content/industries/travel-and-hospitality.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/travel-and-hospitality')({
  loader: () => page,
  head: pageHead,
  component: TravelAndHospitalityPage,
});

function TravelAndHospitalityPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="brand" />
      <Statement {...page.statement} background="accent" />
      <CardGrid {...page.solutions} variant="open" />
      <ProcessSteps {...page.canceledFlight} background="inverse" />
      <CardGrid {...page.benefits} background="raised" columns={2} />
      <FactSheet {...page.integrations} background="subtle" />
    </PageSections>
  );
}
