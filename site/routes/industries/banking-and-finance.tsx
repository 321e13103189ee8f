import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, ProcessSteps, Reasons, Statement } from '#design-system';
import { page } from '../../content/industries/banking-and-finance.ts';
import { pageHead } from '../../layout/page-head.ts';
import { PageSections } from '../../layout/page-sections.tsx';

export const Route = createFileRoute('/industries/banking-and-finance')({
  loader: () => page,
  head: pageHead,
  component: BankingAndFinancePage,
});

function BankingAndFinancePage() {
  return (
    <PageSections>
      <Banner {...page.banner} />
      <CardGrid {...page.solutions} variant="open" />
      <ProcessSteps {...page.trail} variant="ladder" />
      <Statement {...page.statement} background="accent" />
      <CardGrid {...page.controls} background="raised" variant="rows" />
      <Reasons {...page.reasons} />
      <FactSheet {...page.vendorFile} />
    </PageSections>
  );
}
