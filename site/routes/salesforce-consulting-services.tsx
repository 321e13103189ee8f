import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/salesforce-consulting-services.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/salesforce-consulting-services')({
  loader: () => page,
  head: pageHead,
  component: SalesforceConsultingServicesPage,
});

function SalesforceConsultingServicesPage() {
  return <Banner {...page.banner} />;
}
