import { createFileRoute } from '@tanstack/react-router';
import {
  Banner,
  CardGrid,
  HeroDiagram,
  IntroSplit,
  LogoCarousel,
  Portfolio,
  PostTeasers,
  Reasons,
  Stats,
  TechGrid,
  Testimonials,
} from '#design-system';
import { clients } from '../content/clients.ts';
import { page } from '../content/home.ts';
import { industryCards } from '../content/industries/industries.ts';
import { posts } from '../content/posts/index.ts';
import { projects } from '../content/projects.ts';
import { serviceCards } from '../content/services/services.ts';
import { techStack } from '../content/technologies.ts';
import { testimonials } from '../content/testimonials.ts';
import { pageHead } from '../layout/page-head.ts';

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
      <IntroSplit {...page.intro} />
      <CardGrid {...page.services} cards={serviceCards} />
      <CardGrid {...page.industries} cards={industryCards} look="open" ground="sand" />
      <Reasons {...page.reasons} />
      <Testimonials {...page.testimonials} testimonials={testimonials} ground="paper" />
      <PostTeasers {...page.posts} posts={posts.slice(0, 3)} ground="sand" />
      <Portfolio {...page.portfolio} projects={projects} />
      <LogoCarousel {...page.clients} wordmarks={clients} ground="sand" />
      <TechGrid {...page.technologies} technologies={techStack} />
    </>
  );
}
