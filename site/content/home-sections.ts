import type {
  CardGridContent,
  LogoCarouselContent,
  PortfolioContent,
  PostTeasersContent,
  ReasonsContent,
  TechGridContent,
  TestimonialsContent,
} from '#design-system';
import { clients } from './clients.ts';
import { industryCards } from './industries/industries.ts';
import { posts } from './posts/index.ts';
import { projects } from './projects.ts';
import { techStack } from './technologies.ts';
import { testimonials } from './testimonials.ts';

/** The home page from its fifth section on. */
export const sections = {
  industries: {
    title: 'We already speak your trade',
    lead: 'Rules, seasons and legacy systems differ from field to field. So do the people we send.',
    cards: industryCards,
  },
  reasons: {
    title: 'Five reasons clients stay',
    lead: 'None of them is a slogan. Ask for the reference that goes with each.',
    reasons: [
      {
        title: 'Screened by practitioners',
        text: 'Every candidate solves a real task from your field in front of an engineer who does that work for a living.',
      },
      {
        title: 'A shortlist you can read at lunch',
        text: 'Three profiles, each with the notes of the interview, the notice period and the rate. No pile of look-alike résumés.',
      },
      {
        title: 'Hours that overlap with yours',
        text: 'Offices from New Jersey to Jaipur mean that somebody who knows your account is awake when you are.',
      },
      {
        title: 'One contract, many shapes',
        text: 'Begin with one contractor, grow into a team, keep the product: terms change by amendment, and nobody starts over.',
      },
      {
        title: 'We hand over what we build',
        text: 'Source code, accounts and documents are yours from the first commit, so leaving us is always possible.',
      },
    ],
  },
  testimonials: {
    title: 'What clients say on the record',
    testimonials,
  },
  posts: {
    title: 'Notes from the work',
    lead: 'Longer answers to questions that come up in first calls.',
    posts: posts.slice(0, 3),
  },
  portfolio: {
    title: 'Three things we are proud of',
    lead: 'A college, a teacher’s archive and a hospital: small budgets, many users, no room for fuss.',
    projects,
  },
  clients: { title: 'Trusted by teams in nine industries', wordmarks: clients },
  technologies: {
    title: 'Tools our people work in every day',
    lead: 'Not on the list? Ask. The network is larger than the grid.',
    technologies: techStack,
  },
} as const satisfies {
  industries: CardGridContent;
  reasons: ReasonsContent;
  testimonials: TestimonialsContent;
  posts: PostTeasersContent;
  portfolio: PortfolioContent;
  clients: LogoCarouselContent;
  technologies: TechGridContent;
};
