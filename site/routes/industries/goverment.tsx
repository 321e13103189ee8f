import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProofBand,
  Reasons,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { governmentProof } from '../../content/company/sample-proof/government.ts';
import { page } from '../../content/industries/goverment.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

// This spelling of the path is intended: see required-paths.ts.
export const Route = createFileRoute('/industries/goverment')({
  loader: () => page,
  head: pageHead,
  component: GovermentPage,
});

function GovermentPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        note={recordWith(page.standards)}
        imagePosition="start"
        background="accent"
      />
      <ExplainedFigure {...page.explained} background="subtle" />
      <FactSheet {...page.engagement} background="inverse" />
      <ProofBand
        {...governmentProof[page.path]}
        variant="panorama"
        panelBackground="subtle"
        background="accent"
      />
      <CardGrid {...page.solutions} variant="open" onPhones="rail" />
      <OptionCards {...page.procurement} background="subtle" />
      <Reasons {...page.benefits} variant="statements" background="brand" />
    </PageSections>
  );
}
