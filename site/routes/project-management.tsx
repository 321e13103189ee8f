import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, Reasons, Stats } from '#design-system';
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
      <Banner {...page.banner} background="canvas" />
      <ProcessSteps {...page.firstMonth} />
      <CardGrid {...page.services} background="raised" variant="open" />
      <Stats stats={page.stats} label="Our figures" background="inverse" />
      <CardGrid {...page.industries} columns={2} />
      <Reasons {...page.why} background="subtle" />
      <FactSheet {...page.engagement} background="raised" />
    </PageSections>
  );
}
