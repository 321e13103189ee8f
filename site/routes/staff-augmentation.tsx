import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  FactSheet,
  FlipCards,
  ProcessSteps,
  Reasons,
  Statement,
  Stats,
} from '#design-system';
import { page } from '../content/services/staff-augmentation.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/staff-augmentation')({
  loader: () => page,
  head: pageHead,
  component: StaffAugmentationPage,
});

function StaffAugmentationPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="subtle" />
      <ProcessSteps {...page.steps} background="canvas" variant="blocks" />
      <FlipCards {...page.roles} />
      <Reasons {...page.reasons} background="canvas" />
      <Statement {...page.statement} />
      <Stats stats={page.stats} label="Our figures" background="inverse" />
      <ProcessSteps {...page.firstMonth} background="canvas" />
      <FactSheet {...page.engagement} background="subtle" />
    </PageSections>
  );
}
