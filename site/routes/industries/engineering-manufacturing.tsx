import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  SplitFeature,
} from '#design-system';
import { page } from '../../content/industries/engineering-manufacturing.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/engineering-manufacturing')({
  loader: () => page,
  head: pageHead,
  component: EngineeringManufacturingPage,
});

function EngineeringManufacturingPage() {
  return (
    <>
      <Banner {...page.banner} ground="lime" layout="mirrored" />
      <BelowFold>
        <ProcessSteps {...page.line} ground="ink" />
        <CardGrid {...page.solutions} />
        <SplitFeature {...page.machines} ground="white" frame="ink" side="start" />
        <CallToAction {...page.callToAction} tone="pine" ground="white" />
        <CardGrid {...page.benefits} ground="sand" columns={2} />
        <FactSheet {...page.pilot} />
      </BelowFold>
    </>
  );
}
