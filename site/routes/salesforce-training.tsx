import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  Faq,
  ProcessSteps,
  TechGrid,
} from '#design-system';
import { page } from '../content/salesforce-training.ts';
import { trainingTools } from '../content/technologies.ts';
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
      <FactSheet {...page.course} />
      <ProcessSteps {...page.sessions} ground="pine" />
      <CardGrid {...page.sellingPoints} look="open" />
      <Faq {...page.questions} ground="sand" firstOpen />
      <TechGrid {...page.tools} technologies={trainingTools} />
      <CallToAction {...page.callToAction} tone="ink" />
    </>
  );
}
