import { createFileRoute } from '@tanstack/react-router';
import { Banner, LinkGroups } from '#design-system';
import { allPages, page } from '../content/not-found.ts';
import { pageGroups } from '../layout/all-pages.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';
import { WayOn } from '../layout/way-on.tsx';

export const Route = createFileRoute('/404')({
  loader: () => page,
  head: pageHead,
  component: NotFoundPage,
});

function NotFoundPage() {
  return (
    <PageSections>
      <Banner {...page.banner} variant="panorama" background="subtle" />
      <WayOn />
      <LinkGroups {...allPages} groups={pageGroups} background="subtle" />
    </PageSections>
  );
}
