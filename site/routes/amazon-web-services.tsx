import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  FactSheet,
  FlipCards,
  ProcessSteps,
  Reasons,
  Stats,
} from '#design-system';
import { page } from '../content/services/amazon-web-services.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/amazon-web-services')({
  loader: () => page,
  head: pageHead,
  component: AmazonWebServicesPage,
});

function AmazonWebServicesPage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <CardGrid {...page.services} variant="open" columns={4} />
      <FlipCards {...page.leaks} columns={3} />
      <Stats stats={page.stats} label="Our figures" background="brand" />
      <ProcessSteps {...page.firstMonth} background="canvas" variant="blocks" />
      <CardGrid {...page.industries} background="raised" variant="bento" />
      <Reasons {...page.why} />
      <FactSheet {...page.engagement} />
    </PageSections>
  );
}
