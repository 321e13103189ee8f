import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  ProcessSteps,
  Reasons,
  SplitFeature,
} from '#design-system';
import { page } from '../../content/industries/healthcare-development.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { LateFaq } from '../../layout/late-faq.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/healthcare-development')({
  loader: () => page,
  head: pageHead,
  component: HealthcareDevelopmentPage,
});

function HealthcareDevelopmentPage() {
  return (
    <>
      <Banner {...page.banner} ground="white" layout="mirrored" />
      <BelowFold>
        <CardGrid {...page.services} ground="pine" columns={2} />
        <SplitFeature {...page.exchange} frame="ink" />
        <CardGrid {...page.clients} ground="sand" look="rows" />
        <ProcessSteps {...page.rollout} ground="paper" layout="blocks" />
        <Reasons {...page.why} />
        <LateFaq {...page.privacy} ground="white" firstOpen />
        <CallToAction {...page.callToAction} ground="white" tone="sand" />
      </BelowFold>
    </>
  );
}
