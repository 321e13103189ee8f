import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, FactSheet, ProofBand, Reasons } from '#design-system';
import { developmentProof } from '../content/company/sample-proof/development.ts';
import { page } from '../content/services/data-science-consulting.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/data-science-consulting')({
  loader: () => page,
  head: pageHead,
  component: DataScienceConsultingPage,
});

function DataScienceConsultingPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        figures={{ stats: page.stats, label: 'Our figures' }}
        background="canvas"
        imagePosition="start"
      />
      <FactSheet {...page.engagement} cardBackground="brand" background="subtle" />
      <ProofBand
        {...developmentProof[page.path]}
        imagePosition="start"
        links={page.industries}
        background="brand"
      />
      <Reasons {...page.reasons} background="subtle" imagePosition="end" />
      <CardGrid {...page.services} />
      <ExplainedFigure {...page.explained} />
    </PageSections>
  );
}
