import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '#design-system';
import { privacyPolicy } from '../content/privacy-policy.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: () => privacyPolicy,
  head: pageHead,
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <LegalDocument {...privacyPolicy} title={privacyPolicy.heading} />;
}
