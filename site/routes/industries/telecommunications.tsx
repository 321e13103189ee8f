import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProofBand,
  Reasons,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
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
      <Banner {...page.banner} note={recordWith(page.standards)} background="brand" />
      <ProofBand
        {...industriesProof[page.path]}
        variant="scene"
        background="inverse"
        panelBackground="subtle"
      />
      <FactSheet {...page.engagement} background="subtle" cardBackground="none" />
      <ExplainedFigure {...page.explained} background="brand" />
      <CardGrid {...page.solutions} variant="open" onPhones="rail" />
      <Reasons {...page.benefits} imagePosition="end" />
      <OptionCards {...page.clients} background="subtle" />
    </PageSections>
  );
}
