import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  IntroSplit,
  OfficeList,
  ProcessSteps,
  Statement,
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
      <Banner {...page.banner} variant="stacked" />
      <IntroSplit {...page.story} />
      <ProcessSteps {...page.timeline} />
      <Stats label={figuresLabel} stats={page.stats} />
      <Statement {...page.statement} />
      <CardGrid {...page.beliefs} columns={4} variant="open" />
      <ProcessSteps {...page.howWeWork} variant="ladder" background="subtle" />
      <OfficeList {...page.offices} offices={offices} />
    </PageSections>
  );
}
