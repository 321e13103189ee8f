import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProofBand,
} from '#design-system';
import { sampleProof } from '../../content/company/sample-proof/index.ts';
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
      <ExplainedFigure {...page.explained} background="canvas" />
      <FactSheet {...page.engagement} background="subtle" />
      <CardGrid {...page.solutions} />
      <ProofBand {...sampleProof[page.path]} background="brand" />
      <OptionCards {...page.clients} highlight="Carriers" />
      <CardGrid {...page.benefits} background="subtle" columns={4} variant="open" />
    </PageSections>
  );
}
