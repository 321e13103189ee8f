import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, Reasons, Stats } from '#design-system';
import { page } from '../content/services/software-development.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/software-development')({
  loader: () => page,
  head: pageHead,
  component: SoftwareDevelopmentPage,
});

function SoftwareDevelopmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <Stats stats={page.stats} label="Our figures" background="accent" />
      <CardGrid {...page.offers} variant="bento" />
      <ProcessSteps {...page.lifecycle} />
      <Reasons {...page.reasons} />
      <ProcessSteps {...page.firstMonth} background="canvas" variant="blocks" />
      <FactSheet {...page.engagement} background="raised" />
    </PageSections>
  );
}
