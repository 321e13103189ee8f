import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '#design-system';
import { termsConditions } from '../content/terms-conditions.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/terms-conditions')({
  loader: () => termsConditions,
  head: pageHead,
  component: TermsConditionsPage,
});

function TermsConditionsPage() {
  return <LegalDocument {...termsConditions} title={termsConditions.heading} />;
}
