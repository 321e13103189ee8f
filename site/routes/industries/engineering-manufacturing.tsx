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
      <Banner {...page.banner} note={record} background="brand" imagePosition="start" />
      <ProofBand {...industriesProof[page.path]} variant="chartBeside" />
      <CardGrid {...page.solutions} background="canvas" />
      <ExplainedFigure {...page.explained} />
      <SplitFeature
        {...page.machines}
        background="subtle"
        imageBackground="inverse"
        imagePosition="start"
      />
      <FactSheet {...page.engagement} />
      <Reasons {...page.benefits} background="brand" imagePosition="end" />
    </PageSections>
  );
}
