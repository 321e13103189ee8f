import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/education-and-elearning.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/education-and-elearning')({
  loader: () => page,
  head: pageHead,
  component: EducationAndElearningPage,
});

function EducationAndElearningPage() {
  return <Banner {...page.banner} />;
}
