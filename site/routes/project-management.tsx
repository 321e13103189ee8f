import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  Reasons,
  Stats,
} from '#design-system';
import { page } from '../content/services/project-management.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/project-management')({
  loader: () => page,
  head: pageHead,
  component: ProjectManagementPage,
});

function ProjectManagementPage() {
  return (
    <>
      <Banner {...page.banner} ground="paper" />
      <BelowFold>
        <ProcessSteps {...page.firstMonth} />
        <CardGrid {...page.services} ground="white" look="open" />
        <Stats stats={page.stats} label="Our figures" ground="ink" />
        <CardGrid {...page.industries} columns={2} />
        <Reasons {...page.why} ground="sand" />
        <FactSheet {...page.engagement} ground="white" />
        <CallToAction {...page.callToAction} tone="pine" />
      </BelowFold>
    </>
  );
}
