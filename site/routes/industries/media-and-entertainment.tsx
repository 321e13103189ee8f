import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../../content/industries/media-and-entertainment.ts';
import { pageHead } from '../../layout/page-head.ts';

export const Route = createFileRoute('/industries/media-and-entertainment')({
  loader: () => page,
  head: pageHead,
  component: MediaAndEntertainmentPage,
});

function MediaAndEntertainmentPage() {
  return <Banner {...page.banner} />;
}
