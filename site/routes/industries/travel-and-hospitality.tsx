import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, CardGrid, FactSheet, ProcessSteps, Statement } from '#design-system';
import { page } from '../../content/industries/travel-and-hospitality.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/travel-and-hospitality')({
  loader: () => page,
  head: pageHead,
  component: TravelAndHospitalityPage,
});

function TravelAndHospitalityPage() {
  return (
    <>
      <Banner {...page.banner} ground="pine" />
      <BelowFold>
        <Statement {...page.statement} ground="lime" />
        <CardGrid {...page.solutions} look="open" />
        <ProcessSteps {...page.canceledFlight} ground="ink" />
        <CallToAction {...page.callToAction} tone="pine" />
        <CardGrid {...page.benefits} ground="white" columns={2} />
        <FactSheet {...page.integrations} ground="sand" />
      </BelowFold>
    </>
  );
}
