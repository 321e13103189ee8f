import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, CardGrid, FactSheet, OptionCards, Statement } from '#design-system';
import { page } from '../../content/industries/goverment.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

// "goverment" is the specification's spelling, and meant.
export const Route = createFileRoute('/industries/goverment')({
  loader: () => page,
  head: pageHead,
  component: GovermentPage,
});

function GovermentPage() {
  return (
    <>
      <Banner {...page.banner} layout="mirrored" />
      <BelowFold>
        <CardGrid {...page.solutions} look="rows" />
        <FactSheet {...page.rules} ground="sand" />
        <Statement {...page.statement} />
        <CallToAction {...page.callToAction} />
        <CardGrid {...page.benefits} ground="sand" columns={4} />
        <OptionCards {...page.procurement} />
      </BelowFold>
    </>
  );
}
