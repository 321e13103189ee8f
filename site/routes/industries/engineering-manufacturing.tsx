import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, SplitFeature } from '#design-system';
import { page } from '../../content/industries/engineering-manufacturing.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/engineering-manufacturing')({
  loader: () => page,
  head: pageHead,
  component: EngineeringManufacturingPage,
});

function EngineeringManufacturingPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="accent" imagePosition="start" />
      <ProcessSteps {...page.line} background="inverse" />
      <CardGrid {...page.solutions} />
      <SplitFeature
        {...page.machines}
        background="raised"
        imageBackground="inverse"
        imagePosition="start"
      />
      <CardGrid {...page.benefits} background="subtle" columns={2} />
      <FactSheet {...page.pilot} />
    </PageSections>
  );
}
