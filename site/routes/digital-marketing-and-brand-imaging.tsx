import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  FactSheet,
  FlipCards,
  ProcessSteps,
  Reasons,
  Statement,
  Stats,
} from '#design-system';
import { page } from '../content/services/digital-marketing-and-brand-imaging.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/digital-marketing-and-brand-imaging')({
  loader: () => page,
  head: pageHead,
  component: DigitalMarketingPage,
});

function DigitalMarketingPage() {
  return (
    <PageSections>
      <Banner {...page.banner} imagePosition="start" />
      <Stats stats={page.stats} label="Our figures" background="accent" />
      <FlipCards {...page.services} background="canvas" />
      <Statement {...page.statement} />
      <ProcessSteps {...page.firstMonth} />
      <CardGrid {...page.industries} background="raised" variant="bento" />
      <FactSheet {...page.engagement} background="subtle" />
      <Reasons {...page.why} background="canvas" variant="columns" />
    </PageSections>
  );
}
