import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, FactSheet, FlipCards, ProcessSteps, TechGrid } from '#design-system';
import { page } from '../content/salesforce-training.ts';
import { trainingTools } from '../content/technologies.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { LateFaq } from '../layout/late-faq.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/salesforce-training')({
  loader: () => page,
  head: pageHead,
  component: SalesforceTrainingPage,
});

function SalesforceTrainingPage() {
  return (
    <>
      <Banner {...page.banner} ground="lime" />
      <BelowFold>
        <FactSheet {...page.course} />
        <ProcessSteps {...page.sessions} ground="pine" />
        <FlipCards {...page.sellingPoints} columns={3} />
        <LateFaq {...page.questions} firstOpen />
        <TechGrid {...page.tools} technologies={trainingTools} ground="white" />
        <CallToAction {...page.callToAction} ground="white" tone="ink" />
      </BelowFold>
    </>
  );
}
