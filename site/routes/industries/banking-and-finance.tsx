import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/banking-and-finance.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/banking-and-finance')({
  loader: () => page,
  head: pageHead,
  component: BankingAndFinancePage,
});

function BankingAndFinancePage() {
  return <Banner {...page.banner} />;
}
