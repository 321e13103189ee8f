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
      <CardGrid {...page.services} ground="white" look="open" />
      <ProcessSteps {...page.process} ground="ink" />
      <CardGrid {...page.questions} look="rows" />
      <ProcessSteps {...page.firstMonth} layout="blocks" />
      <Stats stats={page.stats} label="Our figures" ground="pine" />
      <Reasons {...page.reasons} ground="paper" />
      <FactSheet {...page.engagement} ground="white" />
      <CallToAction {...page.callToAction} ground="white" />
    </>
  );
}
