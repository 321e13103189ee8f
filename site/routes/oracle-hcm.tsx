import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/oracle-hcm.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/oracle-hcm')({
  loader: () => page,
  head: pageHead,
  component: OracleHcmPage,
});

function OracleHcmPage() {
  return <Banner {...page.banner} />;
}
