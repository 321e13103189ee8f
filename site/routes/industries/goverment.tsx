import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/goverment.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/goverment')({
  loader: () => page,
  head: pageHead,
  component: GovermentPage,
});

function GovermentPage() {
  return <Banner {...page.banner} />;
}
