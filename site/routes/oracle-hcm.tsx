import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  IllustratedRows,
  ProcessLine,
  ProofBand,
  Reasons,
  Stats,
} from '#design-system';
import { sampleProof } from '../content/company/sample-proof/index.ts';
import { page } from '../content/services/oracle-hcm.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/oracle-hcm')({
  loader: () => page,
  head: pageHead,
  component: OracleHcmPage,
});

function OracleHcmPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="subtle" imagePosition="start" />
      <Stats
        stats={page.stats}
        label="Our figures"
        variant="floating"
        background="inverse"
        previousBackground="subtle"
      />
      <ExplainedFigure {...page.quarterlyUpdate} />
      <IllustratedRows {...page.services} />
      <ProofBand {...sampleProof[page.path]} links={page.industries} />
      <ProcessLine {...page.firstMonth} highlight="Week 3" />
      <Reasons {...page.why} variant="columns" />
      <FactSheet {...page.engagement} />
    </PageSections>
  );
}
