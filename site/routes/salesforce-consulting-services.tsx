import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  ProofBand,
  SellingPoints,
  SplitFeature,
} from '#design-system';
import { consultingProof } from '../content/company/sample-proof/consulting.ts';
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
      <Banner
        {...page.banner}
        figures={{ stats: page.stats, label: 'Our figures' }}
        background="canvas"
      />
      <ExplainedFigure {...page.explained} background="brand" />
      <FactSheet {...page.engagement} background="subtle" cardBackground="none" />
      <ProofBand {...consultingProof[page.path]} links={page.industries} background="inverse" />
      <CardGrid {...page.services} background="subtle" variant="open" columns={4} onPhones="rail" />
      <SellingPoints {...page.sellingPoints} background="canvas" />
      <SplitFeature {...page.whyChooseUs} variant="panorama" background="brand" />
    </PageSections>
  );
}
