import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  Faq,
  FlipCards,
  ProofBand,
  TechGrid,
} from '#design-system';
import { trainingProof } from '../content/company/sample-proof/training.ts';
import { page } from '../content/salesforce-training.ts';
import { trainingTools } from '../content/technologies.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/salesforce-training')({
  loader: () => page,
  head: pageHead,
  component: SalesforceTrainingPage,
});

function SalesforceTrainingPage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <FactSheet {...page.course} />
      <ExplainedFigure {...page.explained} background="brand" />
      <ProofBand {...trainingProof[page.path]} variant="scene" background="inverse" />
      <FlipCards {...page.sellingPoints} columns={3} />
      <Faq {...page.questions} firstOpen />
      <TechGrid {...page.tools} technologies={trainingTools} background="subtle" />
    </PageSections>
  );
}
