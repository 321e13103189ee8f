import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  IntroSplit,
  OfficeList,
  ProcessSteps,
  Stats,
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
      <IntroSplit {...page.story} />
      <FactSheet {...page.engagement} background="subtle" />
      <ProcessSteps {...page.timeline} background="canvas" />
      <ExplainedFigure {...page.explained} />
      <Stats label={figuresLabel} stats={page.stats} background="subtle" />
      <CardGrid {...page.beliefs} columns={2} variant="open" onPhones="rail" background="brand" />
      <ProcessSteps {...page.howWeWork} variant="ladder" background="subtle" />
      <OfficeList {...page.offices} offices={offices} />
    </PageSections>
  );
}
