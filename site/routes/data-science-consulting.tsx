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
import { page } from '../content/services/data-science-consulting.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/data-science-consulting')({
  loader: () => page,
  head: pageHead,
  component: DataScienceConsultingPage,
});

function DataScienceConsultingPage() {
  return (
    <>
      <Banner {...page.banner} ground="paper" layout="mirrored" />
      <BelowFold>
        <Stats stats={page.stats} label="Our figures" ground="sand" />
        <CardGrid {...page.services} />
        <ProcessSteps {...page.process} ground="ink" />
        <CardGrid {...page.questions} look="rows" />
        <ProcessSteps {...page.firstMonth} ground="lime" layout="ladder" />
        <FactSheet {...page.engagement} />
        <Reasons {...page.reasons} ground="pine" layout="columns" />
        <CallToAction {...page.callToAction} tone="ink" />
      </BelowFold>
    </>
  );
}
