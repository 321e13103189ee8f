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
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/rpo-services')({
  loader: () => page,
  head: pageHead,
  component: RpoServicesPage,
});

function RpoServicesPage() {
  return (
    <>
      <Banner {...page.banner} ground="pine" layout="mirrored" />
      <Stats stats={page.stats} label="Our figures" look="floating" above="pine" />
      <OptionCards {...page.scopes} />
      <ProcessSteps {...page.stages} />
      <CardGrid {...page.measures} ground="white" look="rows" />
      <ProcessSteps {...page.firstMonth} ground="ink" layout="ladder" />
      <FactSheet {...page.engagement} />
      <CallToAction {...page.callToAction} tone="sand" />
    </>
  );
}
