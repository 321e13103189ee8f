import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, FactSheet, ProofBand } from '#design-system';
import { overviewsProof } from '../../content/company/sample-proof/overviews.ts';
import { industryDetails } from '../../content/industries/industries.ts';
import { withPictures } from '../../content/industries/pictures.ts';
import { page } from '../../content/industries.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/')({
  loader: () => page,
  head: pageHead,
  component: IndustriesPage,
});

function IndustriesPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="brand" variant="panorama" />
      <CardGrid
        {...page.industries}
        cards={withPictures(industryDetails)}
        variant="open"
        onPhones="pairs"
      />
      <FactSheet {...page.engagement} cardBackground="brand" background="subtle" />
      <ProofBand
        {...overviewsProof[page.path]}
        variant="panorama"
        panelBackground="brand"
        background="inverse"
      />
      <ExplainedFigure {...page.explained} background="canvas" />
    </PageSections>
  );
}
