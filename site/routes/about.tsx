import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  IntroSplit,
  OfficeList,
  Reasons,
  Stats,
  Team,
} from '#design-system';
import { page } from '../content/about.ts';
import { offices } from '../content/company/contacts.ts';
import { figuresLabel } from '../content/company/facts.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/about')({
  loader: () => page,
  head: pageHead,
  component: AboutPage,
});

function AboutPage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <Stats stats={page.stats} label={figuresLabel} />
      <IntroSplit {...page.story} />
      <CardGrid {...page.timeline} background="subtle" variant="open" columns={4} onPhones="rail" />
      <FactSheet {...page.engagement} background="accent" cardBackground="none" />
      <ExplainedFigure {...page.explained} />
      <Team {...page.team} />
      <Reasons {...page.beliefs} background="brand" />
      <OfficeList {...page.offices} offices={offices} background="subtle" />
    </PageSections>
  );
}
