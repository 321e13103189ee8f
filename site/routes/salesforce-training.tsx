import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/salesforce-training.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/salesforce-training')({
  loader: () => page,
  head: pageHead,
  component: SalesforceTrainingPage,
});

function SalesforceTrainingPage() {
  return <Banner {...page.banner} />;
}
