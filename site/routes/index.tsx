import { createFileRoute } from '@tanstack/react-router';
import { Banner, CardGrid, HeroDiagram, IntroSplit, Stats } from '#design-system';
import { page } from '../content/home.ts';
import { serviceCards } from '../content/services/services.ts';
import { BelowFold } from '../layout/below-fold.tsx';
import { latePart } from '../layout/late-part.tsx';
import { pageHead } from '../layout/page-head.ts';

const HomeMore = latePart(
  'main > :nth-child(5)',
  async () => (await import('./-home-more.tsx')).HomeMore,
);

export const Route = createFileRoute('/')({
  loader: () => page,
  head: pageHead,
  component: HomePage,
});

function HomePage() {
  return (
    <>
      <Banner {...page.banner}>
        <HeroDiagram roles={page.roles} />
      </Banner>
      <Stats look="floating" label="Corvane in figures" stats={page.stats} />
      <BelowFold>
        <IntroSplit {...page.intro} />
        <CardGrid {...page.services} cards={serviceCards} />
        <HomeMore />
      </BelowFold>
    </>
  );
}
