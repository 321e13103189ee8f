import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, JobWidget, ProcessSteps } from '#design-system';
import { page } from '../content/career.ts';
import { jobWidget } from '../content/job-widget.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/career')({
  loader: () => page,
  head: pageHead,
  component: CareerPage,
});

function CareerPage() {
  return (
    <>
      <Banner {...page.banner} ground="pine" />
      <BelowFold>
        <JobWidget id="jobs" {...page.jobs} source={jobWidget} />
        <ProcessSteps {...page.process} layout="blocks" />
        <CardGrid {...page.promises} columns={4} look="open" />
      </BelowFold>
    </>
  );
}
