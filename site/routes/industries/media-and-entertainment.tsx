import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  ProofBand,
  Reasons,
  SplitFeature,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
import { page } from '../../content/industries/media-and-entertainment.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/media-and-entertainment')({
  loader: () => page,
  head: pageHead,
  component: MediaAndEntertainmentPage,
});

function MediaAndEntertainmentPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        note={recordWith(page.standards)}
        imagePosition="start"
        background="accent"
      />
      <CardGrid {...page.solutions} background="subtle" variant="bento" />
      <FactSheet {...page.engagement} background="inverse" />
      <ExplainedFigure {...page.explained} background="canvas" />
      <ProofBand {...industriesProof[page.path]} imagePosition="start" background="brand" />
      <SplitFeature {...page.rehearsal} variant="panorama" background="subtle" />
      <Reasons {...page.benefits} variant="comparison" background="brand" imagePosition="end" />
    </PageSections>
  );
}
