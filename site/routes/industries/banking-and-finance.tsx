import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CallToAction,
  CardGrid,
  FactSheet,
  ProcessSteps,
  Reasons,
  Statement,
} from '#design-system';
import { page } from '../../content/industries/banking-and-finance.ts';
import { BelowFold } from '../../layout/below-fold.tsx';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/banking-and-finance')({
  loader: () => page,
  head: pageHead,
  component: BankingAndFinancePage,
});

function BankingAndFinancePage() {
  return (
    <>
      <Banner {...page.banner} />
      <BelowFold>
        <CardGrid {...page.solutions} look="open" />
        <ProcessSteps {...page.trail} layout="ladder" />
        <Statement {...page.statement} ground="lime" />
        <CardGrid {...page.controls} ground="white" look="rows" />
        <CallToAction {...page.callToAction} tone="sand" ground="white" />
        <Reasons {...page.reasons} />
        <FactSheet {...page.vendorFile} />
      </BelowFold>
    </>
  );
}
