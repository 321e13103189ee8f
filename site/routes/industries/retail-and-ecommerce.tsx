import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, CardGrid, OptionCards, ProcessSteps, Reasons } from '#design-system';
import { page } from '../../content/industries/retail-and-ecommerce.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/retail-and-ecommerce')({
  loader: () => page,
  head: pageHead,
  component: RetailAndEcommercePage,
});

function RetailAndEcommercePage() {
  return (
    <>
      <Banner {...page.banner} ground="sand" />
      <BelowFold>
        <CardGrid {...page.services} look="bento" />
        <ProcessSteps {...page.peak} ground="ink" layout="ladder" />
        <CardGrid {...page.clients} columns={4} look="open" />
        <OptionCards {...page.platform} ground="sand" highlight="Reface" />
        <Reasons {...page.why} ground="pine" layout="columns" />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
