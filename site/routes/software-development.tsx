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
import { page } from '../content/services/software-development.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/software-development')({
  loader: () => page,
  head: pageHead,
  component: SoftwareDevelopmentPage,
});

function SoftwareDevelopmentPage() {
  return (
    <>
      <Banner {...page.banner} />
      <BelowFold>
        <Stats stats={page.stats} label="Our figures" ground="lime" />
        <CardGrid {...page.offers} look="bento" />
        <ProcessSteps {...page.lifecycle} />
        <Reasons {...page.reasons} />
        <ProcessSteps {...page.firstMonth} ground="paper" layout="blocks" />
        <FactSheet {...page.engagement} ground="white" />
        <CallToAction {...page.callToAction} tone="pine" />
      </BelowFold>
    </>
  );
}
