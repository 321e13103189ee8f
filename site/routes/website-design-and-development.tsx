import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  FactSheet,
  ProcessSteps,
  Reasons,
  SplitFeature,
  Stats,
} from '#design-system';
import { page } from '../content/services/website-design-and-development.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/website-design-and-development')({
  loader: () => page,
  head: pageHead,
  component: WebsiteDesignAndDevelopmentPage,
});

function WebsiteDesignAndDevelopmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="subtle" imagePosition="start" />
      <CardGrid {...page.services} variant="rows" />
      <SplitFeature
        {...page.acceptance}
        background="raised"
        imageBackground="inverse"
        imagePosition="start"
      />
      <ProcessSteps {...page.firstMonth} variant="blocks" />
      <Stats stats={page.stats} label="Our figures" background="brand" />
      <CardGrid {...page.industries} />
      <Reasons {...page.why} />
      <FactSheet {...page.engagement} />
    </PageSections>
  );
}
