import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  HeroDiagram,
  IntroSplit,
  LinkPanels,
  LinkTiles,
  LogoCarousel,
  Portfolio,
  PostTeasers,
  Stats,
  TechGrid,
  Testimonials,
  WordmarkRow,
} from '#design-system';
import { figuresLabel } from '../content/company/facts.ts';
import { page } from '../content/home.ts';
import { pageHead } from '../layout/page-head.ts';
import { PageSections } from '../layout/page-sections.tsx';
import { sliders } from '../requirements.ts';

export const Route = createFileRoute('/')({
  loader: () => page,
  head: pageHead,
  component: HomePage,
});

function HomePage() {
  return (
    <PageSections>
      <Banner {...page.banner} variant="panorama">
        <HeroDiagram roles={page.heroRoles} people={page.heroPeople} />
      </Banner>
      <Stats label={figuresLabel} stats={page.stats} background="subtle" />
      <WordmarkRow {...page.clientNames} background="subtle" />
      <IntroSplit {...page.intro} />
      <LinkPanels {...page.services} background="subtle" />
      <LinkTiles {...page.industries} background="inverse" />
      <CardGrid {...page.reasons} variant="open" background="accent" columns={4} onPhones="rail" />
      <Testimonials {...page.testimonials} {...sliders.testimonials} />
      <PostTeasers {...page.posts} variant="feature" />
      <Portfolio {...page.portfolio} {...sliders.portfolio} background="brand" />
      <LogoCarousel {...page.clients} {...sliders.clientLogos} background="subtle" />
      <TechGrid {...page.technologies} variant="tiles" />
    </PageSections>
  );
}
