import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, FactSheet, ProofBand, Reasons } from '#design-system';
import { developmentProof } from '../content/company/sample-proof/development.ts';
import { page } from '../content/services/project-management.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/project-management')({
  loader: () => page,
  head: pageHead,
  component: ProjectManagementPage,
});

function ProjectManagementPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        figures={{ stats: page.stats, label: 'Our figures' }}
        background="canvas"
      />
      <FactSheet {...page.engagement} background="subtle" />
      <ExplainedFigure {...page.explained} background="brand" />
      <ProofBand {...developmentProof[page.path]} variant="panorama" background="canvas" />
      <CardGrid {...page.services} background="inverse" />
      <CardGrid {...page.industries} columns={4} variant="open" onPhones="rail" />
      <Reasons {...page.why} variant="statements" background="brand" />
    </PageSections>
  );
}
