import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  ProofBand,
  SellingPoints,
  SplitFeature,
  Stats,
} from '#design-system';
import { sampleProof } from '../content/company/sample-proof/index.ts';
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
      <ExplainedFigure {...page.explained} background="brand" />
      <FactSheet {...page.engagement} background="subtle" />
      <CardGrid {...page.services} variant="open" columns={4} onPhones="rail" />
      <ProofBand {...sampleProof[page.path]} links={page.industries} />
      <Stats stats={page.stats} label="Our figures" background="inverse" />
      <SellingPoints {...page.sellingPoints} background="canvas" />
      <SplitFeature
        {...page.whyChooseUs}
        background="subtle"
        imageBackground="inverse"
        imagePosition="start"
      />
    </PageSections>
  );
}
