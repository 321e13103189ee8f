import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, CardGrid, Stats } from '#design-system';
import { serviceRows } from '../content/services/services.ts';
import { page } from '../content/services.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/services')({
  loader: () => page,
  head: pageHead,
  component: ServicesPage,
});

function ServicesPage() {
  return (
    <>
      <Banner {...page.banner} ground="sand" />
      <BelowFold>
        <CardGrid {...page.services} cards={serviceRows} look="rows" />
        <Stats label="Our work in figures" stats={page.stats} ground="ink" />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
