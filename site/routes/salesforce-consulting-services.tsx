import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  FactSheet,
  ProcessSteps,
  SellingPoints,
  SplitFeature,
  Stats,
} from '#design-system';
import { page } from '../content/services/salesforce-consulting-services.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/salesforce-consulting-services')({
  loader: () => page,
  head: pageHead,
  component: SalesforceConsultingServicesPage,
});

function SalesforceConsultingServicesPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="accent" />
      <CardGrid {...page.services} variant="bento" />
      <ProcessSteps {...page.firstMonth} />
      <CardGrid {...page.industries} background="raised" variant="open" columns={2} />
      <Stats stats={page.stats} label="Our figures" background="inverse" />
      <FactSheet {...page.engagement} />
      <SellingPoints {...page.sellingPoints} />
      <SplitFeature
        {...page.whyChooseUs}
        background="raised"
        imageBackground="inverse"
        imagePosition="start"
      />
    </PageSections>
  );
}
