import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, SplitFeature } from '#design-system';
import { page } from '../../content/industries/media-and-entertainment.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/media-and-entertainment')({
  loader: () => page,
  head: pageHead,
  component: MediaAndEntertainmentPage,
});

function MediaAndEntertainmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} imagePosition="start" />
      <CardGrid {...page.solutions} variant="bento" />
      <ProcessSteps {...page.clipPath} variant="blocks" />
      <FactSheet {...page.engagement} background="raised" />
      <CardGrid {...page.benefits} background="brand" columns={4} />
      <SplitFeature {...page.rehearsal} imageBackground="inverse" imagePosition="start" />
    </PageSections>
  );
}
