import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  FactSheet,
  OptionCards,
  ProcessSteps,
  Reasons,
  Stats,
} from '#design-system';
import { page } from '../content/services/strategic-staffing.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/strategic-staffing')({
  loader: () => page,
  head: pageHead,
  component: StrategicStaffingPage,
});

function StrategicStaffingPage() {
  return (
    <>
      <Banner {...page.banner} />
      <Stats stats={page.stats} label="Our figures" look="floating" />
      <OptionCards {...page.models} highlight="Contract to hire" />
      <FactSheet {...page.engagement} ground="sand" />
      <ProcessSteps {...page.firstMonth} ground="white" layout="ladder" />
      <Reasons {...page.reasons} layout="columns" />
      <CallToAction {...page.callToAction} />
    </>
  );
}
