import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, OptionCards, Statement } from '#design-system';
import { page } from '../../content/industries/goverment.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

// The path is meant to be spelled this way: see required-paths.ts.
export const Route = createFileRoute('/industries/goverment')({
  loader: () => page,
  head: pageHead,
  component: GovermentPage,
});

function GovermentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} imagePosition="start" />
      <CardGrid {...page.solutions} variant="rows" />
      <FactSheet {...page.rules} background="subtle" />
      <Statement {...page.statement} />
      <CardGrid {...page.benefits} background="subtle" columns={4} />
      <OptionCards {...page.procurement} />
    </PageSections>
  );
}
