import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, ExplainedFigure, LinkPanels, Stats } from '#design-system';
import { page } from '../content/services.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/services')({
  loader: () => page,
  head: pageHead,
  component: ServicesPage,
});

function ServicesPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="subtle" />
      <LinkPanels {...page.services} onPhones="texts" />
      <ExplainedFigure {...page.explained} background="subtle" />
      <Stats label="Our work in figures" stats={page.stats} background="inverse" />
      <CardGrid {...page.people} variant="open" columns={2} />
    </PageSections>
  );
}
