import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  OptionCards,
  ProcessSteps,
  Stats,
} from '#design-system';
import { page } from '../content/services/rpo-services.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/rpo-services')({
  loader: () => page,
  head: pageHead,
  component: RpoServicesPage,
});

function RpoServicesPage() {
  return (
    <>
      <Banner {...page.banner} layout="mirrored" />
      <Stats stats={page.stats} label="Our figures" look="floating" />
      <BelowFold>
        <OptionCards {...page.scopes} />
        <FactSheet {...page.engagement} ground="sand" />
        <ProcessSteps {...page.stages} ground="paper" />
        <CardGrid {...page.measures} ground="white" look="rows" />
        <ProcessSteps {...page.firstMonth} ground="pine" layout="ladder" />
        <CallToAction {...page.callToAction} tone="sand" />
      </BelowFold>
    </>
  );
}
