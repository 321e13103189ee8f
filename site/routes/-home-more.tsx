import {
  CardGrid,
  LateLayout,
  LogoCarousel,
  Portfolio,
  PostTeasers,
  Reasons,
  TechGrid,
  Testimonials,
} from '#design-system';
import { clients } from '../content/clients.ts';
import { more } from '../content/home-more.ts';
import { industryCards } from '../content/industries/industries.ts';
import { posts } from '../content/posts/index.ts';
import { projects } from '../content/projects.ts';
import { techStack } from '../content/technologies.ts';
import { testimonials } from '../content/testimonials.ts';

/** What of the home page lies far below its first view. */
export function HomeMore() {
  return (
    <LateLayout heights={{ narrow: 502, phone: 486, tablet: 320, desktop: 318 }}>
      <CardGrid {...more.industries} cards={industryCards} look="open" ground="sand" />
      <Reasons {...more.reasons} />
      <Testimonials {...more.testimonials} testimonials={testimonials} ground="paper" />
      <PostTeasers {...more.posts} posts={posts.slice(0, 3)} ground="sand" />
      <Portfolio {...more.portfolio} projects={projects} />
      <LogoCarousel {...more.clients} wordmarks={clients} ground="sand" />
      <TechGrid {...more.technologies} technologies={techStack} />
    </LateLayout>
  );
}
