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
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/strategic-staffing')({
  loader: () => page,
  head: pageHead,
  component: StrategicStaffingPage,
});

function StrategicStaffingPage() {
  return (
    <>
      <Banner {...page.banner} ground="pine" />
      <BelowFold>
        <Stats stats={page.stats} label="Our figures" ground="ink" />
        <OptionCards {...page.models} highlight="Contract to hire" />
        <ProcessSteps {...page.firstMonth} layout="ladder" />
        <Reasons {...page.reasons} layout="columns" />
        <FactSheet {...page.engagement} />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
