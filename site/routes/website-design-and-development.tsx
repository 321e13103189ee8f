import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  ProofBand,
  Reasons,
  Stats,
} from '#design-system';
import { developmentProof } from '../content/company/sample-proof/development.ts';
import { page } from '../content/services/website-design-and-development.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/website-design-and-development')({
  loader: () => page,
  head: pageHead,
  component: WebsiteDesignAndDevelopmentPage,
});

function WebsiteDesignAndDevelopmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="subtle" imagePosition="start" />
      <Stats
        stats={page.stats}
        label="Our figures"
        background="canvas"
        previousBackground="subtle"
      />
      <FactSheet {...page.engagement} />
      <ProofBand {...developmentProof[page.path]} imagePosition="start" background="brand" />
      <CardGrid {...page.services} background="subtle" />
      <ExplainedFigure {...page.explained} />
      <CardGrid
        {...page.industries}
        columns={4}
        background="canvas"
        variant="open"
        onPhones="rail"
      />
      <Reasons {...page.why} variant="clauses" background="inverse" imagePosition="end" />
    </PageSections>
  );
}
