import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  Faq,
  ProofBand,
  Reasons,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
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
      <Banner
        {...page.banner}
        note={recordWith(page.standards)}
        background="canvas"
        imagePosition="start"
      />
      <ExplainedFigure {...page.explained} />
      <FactSheet {...page.engagement} />
      <ProofBand {...industriesProof[page.path]} variant="scene" />
      <CardGrid {...page.services} background="brand" />
      <CardGrid {...page.clients} background="subtle" variant="open" />
      <Reasons {...page.why} background="inverse" imagePosition="end" />
      <Faq {...page.privacy} />
    </PageSections>
  );
}
