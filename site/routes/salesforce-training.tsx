import { createFileRoute } from '@tanstack/react-router';
import { Banner, ExplainedFigure, FactSheet, Faq, FlipCards, TechGrid } from '#design-system';
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
      <FlipCards {...page.sellingPoints} columns={3} />
      <Faq {...page.questions} firstOpen />
      <TechGrid {...page.tools} technologies={trainingTools} background="subtle" />
    </PageSections>
  );
}
