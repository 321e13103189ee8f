import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  IllustratedRows,
  ProofBand,
  Reasons,
  Stats,
} from '#design-system';
import { consultingProof } from '../content/company/sample-proof/consulting.ts';
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
      <Stats stats={page.stats} label="Our figures" previousBackground="subtle" />
      <FactSheet {...page.engagement} cardBackground="brand" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" />
      <IllustratedRows {...page.services} background="subtle" panelBackground="inverse" />
      <ProofBand {...consultingProof[page.path]} links={page.industries} background="inverse" />
      <Reasons {...page.why} background="subtle" />
    </PageSections>
  );
}
