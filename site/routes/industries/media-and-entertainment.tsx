import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  SplitFeature,
} from '#design-system';
import { page } from '../../content/industries/media-and-entertainment.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/media-and-entertainment')({
  loader: () => page,
  head: pageHead,
  component: MediaAndEntertainmentPage,
});

function MediaAndEntertainmentPage() {
  return (
    <>
      <Banner {...page.banner} layout="mirrored" />
      <BelowFold>
        <CardGrid {...page.solutions} look="bento" />
        <ProcessSteps {...page.clipPath} layout="blocks" />
        <FactSheet {...page.engagement} ground="white" />
        <CallToAction {...page.callToAction} ground="white" />
        <CardGrid {...page.benefits} ground="pine" columns={4} />
        <SplitFeature {...page.rehearsal} frame="ink" side="start" />
      </BelowFold>
    </>
  );
}
