import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  CaseStudy,
  Faq,
  ProcessSteps,
  Reasons,
  SplitFeature,
} from '#design-system';
import { page } from '../../content/industries/healthcare-development.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/healthcare-development')({
  loader: () => page,
  head: pageHead,
  component: HealthcareDevelopmentPage,
});

function HealthcareDevelopmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="raised" imagePosition="start" />
      <CardGrid {...page.services} background="brand" columns={2} />
      <SplitFeature {...page.exchange} imageBackground="inverse" />
      <CardGrid {...page.clients} background="subtle" variant="rows" />
      <ProcessSteps {...page.rollout} background="canvas" variant="blocks" />
      <Reasons {...page.why} />
      <CaseStudy {...page.hospital} background="subtle" />
      <Faq {...page.privacy} background="raised" firstOpen />
    </PageSections>
  );
}
