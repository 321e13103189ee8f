import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  OptionCards,
  ProcessSteps,
} from '#design-system';
import { page } from '../../content/industries/telecommunications.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/telecommunications')({
  loader: () => page,
  head: pageHead,
  component: TelecommunicationsPage,
});

function TelecommunicationsPage() {
  return (
    <>
      <Banner {...page.banner} />
      <BelowFold>
        <ProcessSteps {...page.orderToBill} />
        <CardGrid {...page.solutions} ground="white" look="rows" />
        <OptionCards {...page.clients} ground="sand" highlight="Carriers" />
        <CallToAction {...page.callToAction} />
        <CardGrid {...page.benefits} ground="ink" columns={4} />
        <FactSheet {...page.engagement} />
      </BelowFold>
    </>
  );
}
