import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProcessSteps,
  ProofBand,
  Stats,
} from '#design-system';
import { sampleProof } from '../content/company/sample-proof/index.ts';
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
      <ProofBand {...sampleProof[page.path]} />
      <FactSheet {...page.engagement} />
      <ExplainedFigure {...page.explained} />
      <CardGrid {...page.measures} background="canvas" variant="rows" />
      <ProcessSteps {...page.firstMonth} background="brand" />
    </PageSections>
  );
}
