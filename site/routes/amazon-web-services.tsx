import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, FactSheet, ProofBand, Reasons } from '#design-system';
import { consultingProof } from '../content/company/sample-proof/consulting.ts';
import { page } from '../content/services/amazon-web-services.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/amazon-web-services')({
  loader: () => page,
  head: pageHead,
  component: AmazonWebServicesPage,
});

function AmazonWebServicesPage() {
  return (
    <PageSections>
      <Banner {...page.banner} figures={{ stats: page.stats, label: 'Our figures' }} />
      <CardGrid {...page.services} background="canvas" variant="open" columns={4} onPhones="rail" />
      <FactSheet {...page.engagement} cardBackground="brand" background="subtle" />
      <ProofBand
        {...consultingProof[page.path]}
        links={page.industries}
        variant="panorama"
        background="inverse"
      />
      <Reasons {...page.why} variant="comparison" background="brand" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" background="subtle" />
    </PageSections>
  );
}
