import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  Reasons,
  Stats,
} from '#design-system';
import { page } from '../content/services/mobile-app-development.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { LateFaq } from '../layout/late-faq.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/mobile-app-development')({
  loader: () => page,
  head: pageHead,
  component: MobileAppDevelopmentPage,
});

function MobileAppDevelopmentPage() {
  return (
    <>
      <Banner {...page.banner} ground="lime" />
      <Stats stats={page.stats} label="Our figures" look="floating" above="lime" />
      <BelowFold>
        <CardGrid {...page.services} look="bento" />
        <ProcessSteps {...page.firstMonth} layout="ladder" />
        <CardGrid {...page.industries} ground="white" columns={4} look="open" />
        <Reasons {...page.why} ground="pine" layout="columns" />
        <FactSheet {...page.engagement} ground="sand" />
        <LateFaq {...page.faq} />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
