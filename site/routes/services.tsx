import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  LinkDiagram,
  LinkPanels,
  ProofBand,
  Stats,
} from '#design-system';
import { groupedServiceLinks } from '../content/catalog.ts';
import { overviewsProof } from '../content/company/sample-proof/overviews.ts';
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
      <Banner {...page.banner}>
        <LinkDiagram
          groups={groupedServiceLinks}
          example="/software-development"
          label="Services"
          {...page.reception}
        />
      </Banner>
      <LinkPanels {...page.services} variant="rows" background="subtle" />
      <Stats
        stats={page.stats}
        label="Our work in figures"
        previousBackground="subtle"
        background="canvas"
      />
      <FactSheet {...page.engagement} />
      <ExplainedFigure {...page.explained} />
      <ProofBand
        {...overviewsProof[page.path]}
        variant="panorama"
        panelBackground="subtle"
        background="brand"
      />
      <CardGrid {...page.people} variant="open" columns={2} onPhones="pairs" />
    </PageSections>
  );
}
