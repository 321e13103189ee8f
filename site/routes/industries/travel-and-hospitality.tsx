import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/travel-and-hospitality.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/travel-and-hospitality')({
  loader: () => page,
  head: pageHead,
  component: TravelAndHospitalityPage,
});

function TravelAndHospitalityPage() {
  return <Banner {...page.banner} />;
}
