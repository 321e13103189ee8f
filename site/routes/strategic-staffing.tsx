import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProofBand,
  Reasons,
} from '#design-system';
import { staffingProof } from '../content/company/sample-proof/staffing.ts';
import { page } from '../content/services/strategic-staffing.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/strategic-staffing')({
  loader: () => page,
  head: pageHead,
  component: StrategicStaffingPage,
});

function StrategicStaffingPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        figures={{ stats: page.stats, label: 'Our figures' }}
        background="brand"
      />
      <FactSheet {...page.engagement} />
      <ProofBand {...staffingProof[page.path]} background="brand" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" background="subtle" />
      <OptionCards {...page.models} highlight="Contract to hire" />
      <Reasons {...page.reasons} background="subtle" imagePosition="end" />
    </PageSections>
  );
}
