import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  FlipCards,
  ProofStory,
  Reasons,
  Stats,
} from '#design-system';
import { developmentProof } from '../content/company/sample-proof/development.ts';
import { page } from '../content/services/digital-marketing-and-brand-imaging.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/digital-marketing-and-brand-imaging')({
  loader: () => page,
  head: pageHead,
  component: DigitalMarketingPage,
});

function DigitalMarketingPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="brand" />
      <Stats stats={page.stats} label="Our figures" previousBackground="brand" />
      <FlipCards {...page.services} background="canvas" />
      <FactSheet {...page.engagement} background="accent" />
      <ProofStory {...developmentProof[page.path]} />
      <CardGrid {...page.industries} variant="bento" />
      <Reasons {...page.why} background="subtle" />
      <ExplainedFigure {...page.explained} headerVariant="stacked" />
    </PageSections>
  );
}
