import { createFileRoute } from '@tanstack/react-router';
import { Banner, CallToAction, CardGrid, Statement } from '#design-system';
import { industryDetails } from '../../content/industries/industries.ts';
import { page } from '../../content/industries.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/')({
  loader: () => page,
  head: pageHead,
  component: IndustriesPage,
});

function IndustriesPage() {
  return (
    <>
      <Banner {...page.banner} ground="pine" layout="mirrored" />
      <BelowFold>
        <CardGrid {...page.industries} cards={industryDetails} />
        <Statement {...page.statement} ground="sand" />
        <CallToAction {...page.callToAction} />
      </BelowFold>
    </>
  );
}
