import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/telecommunications.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/telecommunications')({
  loader: () => page,
  head: pageHead,
  component: TelecommunicationsPage,
});

function TelecommunicationsPage() {
  return <Banner {...page.banner} />;
}
