import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  OptionCards,
  ProcessSteps,
  ProofBand,
  TechGrid,
} from '#design-system';
import { figuresLabel } from '../content/company/facts.ts';
import { overviewsProof } from '../content/company/sample-proof/overviews.ts';
import { page } from '../content/talent-pool.ts';
import { talentGroups } from '../content/technologies.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/talent-pool')({
  loader: () => page,
  head: pageHead,
  component: TalentPoolPage,
});

function TalentPoolPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        variant="panorama"
        figures={{ stats: page.stats, label: figuresLabel }}
      />
      <OptionCards {...page.models} highlight="Monthly" background="subtle" />
      <FactSheet {...page.engagement} cardBackground="none" />
      <ProofBand {...overviewsProof[page.path]} />
      <ExplainedFigure {...page.explained} headerVariant="stacked" />
      <ProcessSteps {...page.process} highlight="Start your project" />
      <TechGrid {...page.technologies} groups={talentGroups} />
    </PageSections>
  );
}
