import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  IntroSplit,
  OfficeList,
  ProcessSteps,
  Statement,
  Stats,
} from '#design-system';
import { page } from '../content/about.ts';
import { offices } from '../content/contacts.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: () => page,
  head: pageHead,
  component: AboutPage,
});

function AboutPage() {
  return (
    <>
      <Banner {...page.banner} layout="stacked" />
      <BelowFold>
        <IntroSplit {...page.story} />
        <ProcessSteps {...page.timeline} />
        <Stats label="Corvane in figures" stats={page.stats} />
        <Statement {...page.statement} />
        <CardGrid {...page.beliefs} columns={4} look="open" />
        <ProcessSteps {...page.howWeWork} layout="ladder" ground="sand" />
        <OfficeList {...page.offices} offices={offices} />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
