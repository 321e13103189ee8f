import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  SellingPoints,
  SplitFeature,
  Stats,
} from '#design-system';
import { page } from '../content/services/salesforce-consulting-services.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/salesforce-consulting-services')({
  loader: () => page,
  head: pageHead,
  component: SalesforceConsultingServicesPage,
});

function SalesforceConsultingServicesPage() {
  return (
    <>
      <Banner {...page.banner} ground="lime" />
      <BelowFold>
        <CardGrid {...page.services} look="bento" />
        <ProcessSteps {...page.firstMonth} />
        <CardGrid {...page.industries} ground="white" look="open" columns={2} />
        <Stats stats={page.stats} label="Our figures" ground="ink" />
        <FactSheet {...page.engagement} />
        <CallToAction {...page.callToAction} tone="pine" />
        <SellingPoints {...page.sellingPoints} />
        <SplitFeature {...page.whyChooseUs} ground="white" frame="ink" side="start" />
      </BelowFold>
    </>
  );
}
