import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  FlipCards,
  ProcessSteps,
  Reasons,
  Statement,
  Stats,
} from '#design-system';
import { page } from '../content/services/digital-marketing-and-brand-imaging.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/digital-marketing-and-brand-imaging')({
  loader: () => page,
  head: pageHead,
  component: DigitalMarketingPage,
});

function DigitalMarketingPage() {
  return (
    <>
      <Banner {...page.banner} layout="mirrored" />
      <BelowFold>
        <Stats stats={page.stats} label="Our figures" ground="lime" />
        <FlipCards {...page.services} ground="paper" />
        <Statement {...page.statement} />
        <ProcessSteps {...page.firstMonth} />
        <CardGrid {...page.industries} ground="white" look="bento" />
        <FactSheet {...page.engagement} ground="sand" />
        <Reasons {...page.why} ground="paper" layout="columns" />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
