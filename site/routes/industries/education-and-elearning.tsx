import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, CardGrid, ProcessSteps, SplitFeature } from '#design-system';
import { page } from '../../content/industries/education-and-elearning.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { LateFaq } from '../../layout/late-faq.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/education-and-elearning')({
  loader: () => page,
  head: pageHead,
  component: EducationAndElearningPage,
});

function EducationAndElearningPage() {
  return (
    <>
      <Banner {...page.banner} ground="paper" layout="mirrored" />
      <BelowFold>
        <ProcessSteps {...page.schoolYear} ground="pine" layout="ladder" />
        <CardGrid {...page.solutions} />
        <LateFaq {...page.questions} ground="sand" />
        <CallToAction {...page.callToAction} tone="ink" />
        <CardGrid {...page.benefits} ground="lime" columns={2} />
        <SplitFeature {...page.pilot} />
      </BelowFold>
    </>
  );
}
