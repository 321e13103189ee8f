import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  IntroSplit,
  OfficeList,
  ProcessSteps,
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
      <FactSheet {...page.engagement} cardBackground="brand" />
      <ExplainedFigure {...page.explained} />
      <ProcessSteps {...page.howWeWork} background="subtle" highlight="A clean handoff" />
      <Reasons {...page.beliefs} background="brand" />
      <Team {...page.team} />
      <OfficeList {...page.offices} offices={offices} background="subtle" />
    </PageSections>
  );
}
