import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  FactSheet,
  FlipCards,
  ProcessSteps,
  Reasons,
  Statement,
  Stats,
} from '#design-system';
import { page } from '../content/services/staff-augmentation.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/staff-augmentation')({
  loader: () => page,
  head: pageHead,
  component: StaffAugmentationPage,
});

function StaffAugmentationPage() {
  return (
    <>
      <Banner {...page.banner} ground="sand" />
      <BelowFold>
        <ProcessSteps {...page.steps} ground="paper" layout="blocks" />
        <FlipCards {...page.roles} />
        <Reasons {...page.reasons} ground="paper" />
        <Statement {...page.statement} />
        <Stats stats={page.stats} label="Our figures" ground="pine" />
        <ProcessSteps {...page.firstMonth} ground="paper" />
        <FactSheet {...page.engagement} ground="sand" />
        <CallToAction {...page.callToAction} tone="ink" />
      </BelowFold>
    </>
  );
}
