import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  ExplainedFigure,
  FactSheet,
  FlipCards,
  ProcessSteps,
  ProofBand,
  Reasons,
  Stats,
} from '#design-system';
import { staffingProof } from '../content/company/sample-proof/staffing.ts';
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
      <Stats
        stats={page.stats}
        label="Our figures"
        background="inverse"
        previousBackground="subtle"
      />
      <ExplainedFigure {...page.explained} />
      <FactSheet {...page.engagement} background="subtle" />
      <ProofBand
        {...staffingProof[page.path]}
        imagePosition="start"
        background="brand"
        panelBackground="inverse"
      />
      <FlipCards {...page.roles} background="subtle" />
      <ProcessSteps
        {...page.firstMonth}
        variant="ladder"
        highlight={page.firstMonth.steps[0].title}
        background="canvas"
      />
      <Reasons {...page.reasons} variant="clauses" background="inverse" imagePosition="end" />
    </PageSections>
  );
}
