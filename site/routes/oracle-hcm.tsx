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
import { page } from '../content/services/oracle-hcm.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/oracle-hcm')({
  loader: () => page,
  head: pageHead,
  component: OracleHcmPage,
});

function OracleHcmPage() {
  return (
    <>
      <Banner {...page.banner} ground="sand" layout="mirrored" />
      <Stats stats={page.stats} label="Our figures" look="floating" above="sand" />
      <BelowFold>
        <CardGrid {...page.services} look="rows" />
        <ProcessSteps {...page.quarterlyUpdate} ground="pine" />
        <CardGrid {...page.industries} columns={4} />
        <ProcessSteps {...page.firstMonth} layout="ladder" />
        <Reasons {...page.why} layout="columns" />
        <FactSheet {...page.engagement} />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
