import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProcessSteps,
  ProofBand,
  SplitFeature,
} from '#design-system';
import { staffingProof } from '../content/company/sample-proof/staffing.ts';
import { page } from '../content/services/rpo-services.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/rpo-services')({
  loader: () => page,
  head: pageHead,
  component: RpoServicesPage,
});

function RpoServicesPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        variant="panorama"
        figures={{ stats: page.stats, label: 'Our figures' }}
      />
      <OptionCards {...page.scopes} />
      <FactSheet {...page.engagement} background="subtle" />
      <ProofBand {...staffingProof[page.path]} variant="panorama" background="brand" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" background="subtle" />
      <SplitFeature {...page.measures} background="inverse" imageBackground="canvas" />
      <ProcessSteps {...page.firstMonth} background="subtle" highlight="First report" />
    </PageSections>
  );
}
