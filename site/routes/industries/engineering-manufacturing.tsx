import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  IllustratedRows,
  ProofBand,
  Reasons,
  SplitFeature,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
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
        note={recordWith(page.standards)}
        background="brand"
        imagePosition="start"
      />
      <IllustratedRows {...page.solutions} background="subtle" panelBackground="brand" />
      <FactSheet {...page.engagement} />
      <ExplainedFigure {...page.explained} headerVariant="stacked" />
      <ProofBand {...industriesProof[page.path]} imagePosition="start" background="subtle" />
      <SplitFeature {...page.machines} variant="panorama" background="accent" />
      <Reasons {...page.benefits} background="subtle" imagePosition="end" />
    </PageSections>
  );
}
