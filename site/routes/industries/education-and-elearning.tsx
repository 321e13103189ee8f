import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, Faq, ProcessSteps, SplitFeature } from '#design-system';
import { page } from '../../content/industries/education-and-elearning.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/education-and-elearning')({
  loader: () => page,
  head: pageHead,
  component: EducationAndElearningPage,
});

function EducationAndElearningPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="canvas" imagePosition="start" />
      <ProcessSteps {...page.schoolYear} background="brand" variant="ladder" />
      <CardGrid {...page.solutions} />
      <Faq {...page.questions} background="subtle" />
      <CardGrid {...page.benefits} background="accent" columns={2} />
      <SplitFeature {...page.pilot} />
    </PageSections>
  );
}
