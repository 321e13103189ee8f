import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, FactSheet, JobWidget } from '#design-system';
import { page } from '../content/career.ts';
import { jobWidget } from '../content/job-widget.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/career')({
  loader: () => page,
  head: pageHead,
  component: CareerPage,
});

function CareerPage() {
  return (
    <PageSections>
      <Banner {...page.banner} variant="panorama" background="brand" />
      <JobWidget id="jobs" {...page.jobs} source={jobWidget} />
      <FactSheet {...page.terms} cardBackground="brand" background="subtle" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" background="inverse" />
      <CardGrid {...page.promises} columns={4} variant="open" onPhones="rail" background="subtle" />
    </PageSections>
  );
}
