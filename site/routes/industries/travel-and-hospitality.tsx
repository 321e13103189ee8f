import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  IllustratedRows,
  ProofBand,
  Reasons,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
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
      <Banner
        {...page.banner}
        variant="panorama"
        note={recordWith(page.standards)}
        background="brand"
      />
      <ExplainedFigure {...page.explained} />
      <FactSheet {...page.engagement} cardBackground="none" />
      <IllustratedRows {...page.solutions} background="subtle" panelBackground="brand" />
      <ProofBand {...industriesProof[page.path]} variant="scene" background="brand" />
      <Reasons {...page.benefits} variant="comparison" background="subtle" imagePosition="end" />
    </PageSections>
  );
}
