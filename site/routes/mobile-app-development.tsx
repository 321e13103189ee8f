import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, FactSheet, ProofStory, Reasons } from '#design-system';
import { developmentProof } from '../content/company/sample-proof/development.ts';
import { page } from '../content/services/mobile-app-development.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/mobile-app-development')({
  loader: () => page,
  head: pageHead,
  component: MobileAppDevelopmentPage,
});

function MobileAppDevelopmentPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        figures={{ stats: page.stats, label: 'Our figures' }}
        background="subtle"
      />
      <ExplainedFigure {...page.explained} background="brand" />
      <FactSheet {...page.engagement} background="accent" />
      <ProofStory {...developmentProof[page.path]} background="canvas" />
      <CardGrid {...page.services} background="subtle" variant="bento" />
      <CardGrid {...page.industries} columns={4} variant="open" onPhones="rail" />
      <Reasons {...page.why} background="brand" variant="clauses" imagePosition="end" />
    </PageSections>
  );
}
