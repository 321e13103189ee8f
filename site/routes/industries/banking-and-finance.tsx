import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  IllustratedRows,
  ProofBand,
  Reasons,
  SplitFeature,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
import { page } from '../../content/industries/banking-and-finance.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/banking-and-finance')({
  loader: () => page,
  head: pageHead,
  component: BankingAndFinancePage,
});

function BankingAndFinancePage() {
  return (
    <PageSections>
      <Banner {...page.banner} note={recordWith(page.standards)} />
      <ExplainedFigure {...page.explained} background="subtle" />
      <FactSheet {...page.engagement} background="accent" />
      <ProofBand
        {...industriesProof[page.path]}
        variant="scene"
        background="inverse"
        panelBackground="brand"
      />
      <IllustratedRows {...page.solutions} background="subtle" panelBackground="brand" />
      <SplitFeature {...page.controls} variant="panorama" background="brand" />
      <Reasons {...page.benefits} variant="clauses" />
    </PageSections>
  );
}
