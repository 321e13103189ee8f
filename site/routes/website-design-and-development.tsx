import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  Reasons,
  SplitFeature,
  Stats,
} from '#design-system';
import { page } from '../content/services/website-design-and-development.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/website-design-and-development')({
  loader: () => page,
  head: pageHead,
  component: WebsiteDesignAndDevelopmentPage,
});

function WebsiteDesignAndDevelopmentPage() {
  return (
    <>
      <Banner {...page.banner} ground="sand" layout="mirrored" />
      <BelowFold>
        <CardGrid {...page.services} look="rows" />
        <SplitFeature {...page.acceptance} ground="white" frame="ink" side="start" />
        <ProcessSteps {...page.firstMonth} layout="blocks" />
        <Stats stats={page.stats} label="Our figures" ground="pine" />
        <CardGrid {...page.industries} />
        <Reasons {...page.why} />
        <FactSheet {...page.engagement} />
        <CallToAction {...page.callToAction} tone="sand" />
      </BelowFold>
    </>
  );
}
