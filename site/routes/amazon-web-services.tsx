import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  FlipCards,
  ProcessSteps,
  Reasons,
  Stats,
} from '#design-system';
import { page } from '../content/services/amazon-web-services.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/amazon-web-services')({
  loader: () => page,
  head: pageHead,
  component: AmazonWebServicesPage,
});

function AmazonWebServicesPage() {
  return (
    <>
      <Banner {...page.banner} />
      <BelowFold>
        <CardGrid {...page.services} look="open" columns={4} />
        <FlipCards {...page.leaks} columns={3} />
        <Stats stats={page.stats} label="Our figures" ground="pine" />
        <ProcessSteps {...page.firstMonth} ground="paper" layout="blocks" />
        <CardGrid {...page.industries} ground="white" look="bento" />
        <Reasons {...page.why} />
        <FactSheet {...page.engagement} />
        <CallToAction {...page.callToAction} tone="pine" />
      </BelowFold>
    </>
  );
}
