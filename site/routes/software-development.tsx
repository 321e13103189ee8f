import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  ProofStory,
  Reasons,
  Stats,
} from '#design-system';
import { developmentProof } from '../content/company/sample-proof/development.ts';
import { page } from '../content/services/software-development.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/software-development')({
  loader: () => page,
  head: pageHead,
  component: SoftwareDevelopmentPage,
});

function SoftwareDevelopmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="accent" />
      <Stats stats={page.stats} label="Our figures" previousBackground="accent" />
      <FactSheet {...page.engagement} />
      <ProofStory {...developmentProof[page.path]} />
      <CardGrid {...page.offers} variant="bento" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" />
      <Reasons {...page.reasons} />
    </PageSections>
  );
}
