import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProofStory,
  Reasons,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
import { page } from '../../content/industries/retail-and-ecommerce.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/retail-and-ecommerce')({
  loader: () => page,
  head: pageHead,
  component: RetailAndEcommercePage,
});

function RetailAndEcommercePage() {
  return (
    <PageSections>
      <Banner {...page.banner} note={recordWith(page.standards)} background="subtle" />
      <ExplainedFigure {...page.explained} background="brand" headerVariant="stacked" />
      <FactSheet {...page.engagement} background="accent" />
      <ProofStory {...industriesProof[page.path]} />
      <CardGrid {...page.services} variant="bento" />
      <CardGrid {...page.clients} background="subtle" columns={4} variant="open" />
      <Reasons {...page.why} background="brand" />
      <OptionCards {...page.platform} background="subtle" />
    </PageSections>
  );
}
