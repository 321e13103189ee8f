import type {
  BannerContent,
  CardGridContent,
  HeroDiagramProps,
  IntroSplitContent,
  LinkPanelsContent,
  LinkTilesContent,
  LogoCarouselContent,
  PortfolioContent,
  PostTeasersContent,
  StatsProps,
  TechGridContent,
  TestimonialsContent,
  WordmarkRowContent,
} from '#design-system';
import { growth, sharedHours } from '../artwork/home/hours-and-growth.ts';
import { profiles, property } from '../artwork/home/reasons.ts';
import { screening } from '../artwork/home/screening.ts';
import { peopleForYourTeam } from '../artwork/people-for-your-team.ts';
import { productsWeBuild } from '../artwork/products-we-build.ts';
import { projectPhases } from '../artwork/project-phases.ts';
import { counts, homeTitle } from '../requirements.ts';
import { serviceCount } from './catalog.ts';
import { clients } from './clients.ts';
import { company } from './company/company.ts';
import { facts } from './company/facts.ts';
import { industryTiles } from './industries/industries.ts';
import type { PageMeta } from './page.ts';
import { posts } from './posts/index.ts';
import { projects } from './projects.ts';
import { peopleCards, projectCards } from './services/services.ts';
import { techGroups } from './technologies.ts';
import { testimonials } from './testimonials.ts';

const firstClients = clients.slice(0, 6);

export const page = {
  path: '/',
  title: homeTitle,
  description:
    'IT staffing, software, cloud, and consulting services. Tell us the role to fill or the product to build.',
  keywords: ['IT staffing', 'software development'],
  banner: {
    eyebrow: `IT staffing since ${company.founded}, plus software and cloud`,
    title: 'The right people in the right seats, faster',
    lead: 'We fill your open roles with vetted engineers and consultants, send first profiles within a week, and build the software when you hand over a project.',
    action: { href: '/contact', label: 'Connect & Get It Now!' },
    secondAction: { href: '/services', label: 'Services' },
    links: [
      { href: '/career', label: 'See open jobs' },
      { href: '/salesforce-training', label: 'Learn Salesforce' },
    ],
  },
  heroRoles: [
    'React engineer',
    'Data scientist',
    'Salesforce admin',
    'Cloud architect',
    'QA analyst',
  ],
  /** Sample candidates. */
  heroPeople: [
    '/portraits/candidate-1.svg',
    '/portraits/candidate-2.svg',
    '/portraits/candidate-3.svg',
    '/portraits/candidate-4.svg',
    '/portraits/candidate-5.svg',
  ],
  stats: [facts.experience, facts.projects, facts.rating, facts.developers, facts.retention],
  clientNames: { label: 'Some of our clients', wordmarks: firstClients },
  intro: {
    eyebrow: 'Who we are',
    title: 'A staffing firm with its own engineers',
    paragraphs: [
      `${company.name} began in ${company.founded} as a recruiting desk that found developers for other companies, and we learned to spot good ones by building software ourselves.`,
      'The engineers who build our clients’ systems also interview the candidates we send you, so shortlists stay short.',
    ],
    links: [{ href: '/about', label: 'Read our story' }],
    picture: {
      composition: screening,
      alt: 'A candidate checks off step 3. Our engineer and a rubber duck listen.',
    },
  },
  services: {
    title: `${serviceCount.atStart} services from one company`,
    lead: 'Companies add our people at an hourly, weekly, or monthly rate, usually within a month. Most apps have a fixed price per phase and launch in 10 to 20 weeks.',
    panels: [
      {
        title: 'People for your team',
        background: 'brand',
        art: peopleForYourTeam,
        cards: peopleCards,
      },
      {
        title: 'Projects and systems we run',
        background: 'inverse',
        art: productsWeBuild,
        tallArt: projectPhases,
        cards: projectCards,
      },
    ],
  },
  industries: {
    title: 'Industries we work in',
    tiles: industryTiles,
    all: { href: '/industries', label: 'All industries', glyph: 'layers' },
  },
  reasons: {
    title: 'Why clients choose us',
    cards: [
      {
        drawing: profiles,
        title: 'A short list of candidates',
        text: 'You get three profiles with interview notes, availability, and rates.',
      },
      {
        drawing: sharedHours,
        title: 'Hours that overlap',
        text: 'Your team and ours share at least four business hours a day.',
      },
      {
        drawing: growth,
        title: 'A contract that can grow',
        text: 'Start with one contractor, and add people or an entire team later.',
      },
      {
        drawing: property,
        title: 'You own what we build',
        text: 'Source code, accounts, and documentation are your property.',
      },
    ],
  },
  testimonials: {
    title: 'What clients say',
    testimonials,
  },
  posts: {
    title: 'Latest articles',
    posts: posts.slice(0, counts.postTeasers),
  },
  portfolio: {
    title: 'Projects we’re proud of',
    lead: 'Sample projects with invented details, by teams of 4–6.',
    projects,
  },
  clients: {
    title: 'Trusted by these companies',
    // Starts with those that the banner doesn't show.
    wordmarks: [...clients.slice(firstClients.length), ...firstClients],
  },
  technologies: {
    title: 'Technologies our people use every day',
    groups: techGroups,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  heroRoles: HeroDiagramProps['roles'];
  heroPeople: HeroDiagramProps['people'];
  clientNames: WordmarkRowContent;
  intro: IntroSplitContent;
  stats: StatsProps['stats'];
  services: LinkPanelsContent;
  industries: LinkTilesContent;
  reasons: CardGridContent;
  testimonials: TestimonialsContent;
  posts: PostTeasersContent;
  portfolio: PortfolioContent;
  clients: LogoCarouselContent;
  technologies: TechGridContent;
};
