import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, FactSheet, Faq, ProcessSteps, Reasons, Stats } from '#design-system';
import { page } from '../content/services/mobile-app-development.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';

export const Route = createFileRoute('/mobile-app-development')({
  loader: () => page,
  head: pageHead,
  component: MobileAppDevelopmentPage,
});

function MobileAppDevelopmentPage() {
  return (
    <PageSections>
      <Banner {...page.banner} background="accent" />
      <Stats
        stats={page.stats}
        label="Our figures"
        variant="floating"
        previousBackground="accent"
      />
      <CardGrid {...page.services} variant="bento" />
      <ProcessSteps {...page.firstMonth} variant="ladder" />
      <CardGrid {...page.industries} background="raised" columns={4} variant="open" />
      <Reasons {...page.why} background="brand" variant="columns" />
      <FactSheet {...page.engagement} background="subtle" />
      <Faq {...page.faq} />
    </PageSections>
  );
}
