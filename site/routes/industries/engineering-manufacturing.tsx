import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  ProofBand,
  Reasons,
  SplitFeature,
} from '#design-system';
import { record } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
import { page } from '../../content/industries/engineering-manufacturing.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/engineering-manufacturing')({
  loader: () => page,
  head: pageHead,
  component: EngineeringManufacturingPage,
});

function EngineeringManufacturingPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        variant="scene"
        note={record}
        background="brand"
        imagePosition="start"
      />
      <ExplainedFigure {...page.explained} />
      <FactSheet {...page.engagement} />
      <ProofBand {...industriesProof[page.path]} variant="scene" background="inverse" />
      <CardGrid {...page.solutions} background="subtle" />
      <SplitFeature {...page.machines} imageBackground="inverse" imagePosition="start" />
      <Reasons {...page.benefits} background="subtle" imagePosition="end" />
    </PageSections>
  );
}
