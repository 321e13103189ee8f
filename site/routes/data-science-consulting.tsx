import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/data-science-consulting.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/data-science-consulting')({
  loader: () => page,
  head: pageHead,
  component: DataScienceConsultingPage,
});

function DataScienceConsultingPage() {
  return <Banner {...page.banner} />;
}
