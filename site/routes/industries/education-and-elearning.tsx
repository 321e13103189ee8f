import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  ExplainedFigure,
  FactSheet,
  Faq,
  ProofBand,
  Reasons,
} from '#design-system';
import { recordWith } from '../../content/company/facts.ts';
import { industriesProof } from '../../content/company/sample-proof/industries.ts';
import { page } from '../../content/industries/education-and-elearning.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/education-and-elearning')({
  loader: () => page,
  head: pageHead,
  component: EducationAndElearningPage,
});

function EducationAndElearningPage() {
  return (
    <PageSections>
      <Banner
        {...page.banner}
        variant="panorama"
        note={recordWith(page.standards)}
        background="canvas"
      />
      <ExplainedFigure {...page.explained} headerVariant="stacked" />
      <FactSheet {...page.engagement} cardBackground="none" />
      <ProofBand {...industriesProof[page.path]} variant="scene" background="brand" />
      <CardGrid {...page.solutions} background="subtle" />
      <Reasons {...page.benefits} imagePosition="end" />
      <Faq {...page.questions} />
    </PageSections>
  );
}
