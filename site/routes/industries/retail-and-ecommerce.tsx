import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, OptionCards, ProofBand, Reasons } from '#design-system';
import { sampleProof } from '../../content/company/sample-proof/index.ts';
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
      <Banner {...page.banner} background="subtle" />
      <ExplainedFigure {...page.explained} background="brand" />
      <CardGrid {...page.services} background="raised" variant="bento" />
      <OptionCards {...page.platform} background="subtle" highlight="Reface" />
      <ProofBand {...sampleProof[page.path]} background="canvas" />
      <CardGrid {...page.clients} background="subtle" columns={4} variant="open" />
      <Reasons {...page.why} background="brand" variant="columns" />
    </PageSections>
  );
}
