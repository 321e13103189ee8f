import type {
  BannerContent,
  HeroDiagramProps,
  IntroSplitContent,
  LinkPanelsContent,
  LinkTilesContent,
  LogoCarouselContent,
  NumberedReasonsContent,
  PortfolioContent,
  PostTeasersContent,
  StatsProps,
  TechGridContent,
  TestimonialsContent,
  WordmarkRowContent,
} from '#design-system';
import { peopleForYourTeam, productsWeBuild } from '../artwork/index.ts';
import { counts, homeTitle } from '../requirements.ts';
import { industryCount, serviceCount } from './catalog.ts';
import { clients } from './clients.ts';
import { company } from './company/company.ts';
import { facts } from './company/facts.ts';
import { industryTiles } from './industries/industries.ts';
import type { PageMeta } from './page.ts';
import { posts } from './posts/index.ts';
import { projects } from './projects.ts';
import { peopleCards, productCards } from './services/services.ts';
import { techGroups } from './technologies.ts';
import { testimonials } from './testimonials.ts';

export const page = {
  path: '/',
  title: homeTitle,
  description:
    'IT staffing, software, cloud and consulting from four offices in the USA, India, Canada and the UK. Tell us the role or the product, and send one inquiry.',
  keywords: [
    'IT staffing',
    'staff augmentation',
    'RPO',
    'software development',
    'Salesforce consulting',
    'cloud services',
    'data science',
  ],
  banner: {
    eyebrow: `IT staffing, software and cloud since ${company.founded}`,
    title: 'The right people in the right seat, faster.',
    lead: 'We match vetted engineers, data scientists and consultants to the roles you need filled, and build the software when you would rather hand it over.',
    action: { href: '/contact', label: 'Connect & Get It Now!' },
    secondAction: { href: '/services', label: 'Services' },
  },
  heroRoles: [
    'React engineer',
    'Data scientist',
    'Salesforce admin',
    'Cloud architect',
    'UX designer',
    'Oracle HCM lead',
    'QA analyst',
  ],
  stats: [facts.experience, facts.projects, facts.rating, facts.developers, facts.retention],
  clientNames: { label: 'Some of our clients', wordmarks: clients.slice(0, 6) },
  intro: {
    eyebrow: 'Who we are',
    title: 'Recruiters who code, engineers who hire',
    paragraphs: [
      `${company.name} began in ${company.founded} as a desk that found developers for other firms, and learned to tell a good one by building software itself.`,
      `The people who write our clients’ systems also sit in the interviews for their teams, so a shortlist from us is short. Our present name dates from ${company.renamed}; our offices are in four countries.`,
    ],
    link: { href: '/about', label: 'How we got here' },
  },
  services: {
    title: `${serviceCount.atStart} services, one accountable team`,
    lead: 'Start with a single specialist, or hand over a whole product.',
    panels: [
      {
        title: 'People for your team',
        background: 'brand',
        art: peopleForYourTeam,
        cards: peopleCards,
      },
      {
        title: 'Products we build and run',
        background: 'inverse',
        art: productsWeBuild,
        cards: productCards,
      },
    ],
  },
  industries: {
    title: 'We already speak your trade',
    lead: 'Rules, seasons, and legacy systems differ from field to field. So do the people we send.',
    tiles: industryTiles,
    all: { href: '/industries', label: 'All industries', glyph: 'layers' },
  },
  reasons: {
    title: 'Five reasons clients stay',
    lead: 'The ones they name when they renew.',
    reasons: [
      {
        title: 'Screened by practitioners',
        text: 'Every candidate solves a task from your field in front of a working engineer.',
      },
      {
        title: 'A shortlist you can read at lunch',
        text: 'Three profiles, each with interview notes, notice period, and rate.',
      },
      {
        title: 'Hours that overlap with yours',
        text: 'From New Jersey to Jaipur, somebody who knows your account is awake.',
      },
      {
        title: 'One contract, many shapes',
        text: 'Start with one contractor and grow into a team by amendment.',
      },
      {
        title: 'We hand over what we build',
        text: 'Code, accounts, and documents are yours from the first commit.',
      },
    ],
  },
  testimonials: {
    title: 'What clients say',
    testimonials,
  },
  posts: {
    title: 'Notes from the work',
    lead: 'Answers to questions from first calls.',
    posts: posts.slice(0, counts.postTeasers),
  },
  portfolio: {
    title: 'Three things we are proud of',
    lead: 'Small budgets, many users, and no room for fuss.',
    projects,
  },
  clients: { title: `Trusted by teams in ${industryCount.inText} industries`, wordmarks: clients },
  technologies: {
    title: 'Tools our people work in every day',
    lead: 'Not on the list? Ask us.',
    groups: techGroups,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  heroRoles: HeroDiagramProps['roles'];
  clientNames: WordmarkRowContent;
  intro: IntroSplitContent;
  stats: StatsProps['stats'];
  services: LinkPanelsContent;
  industries: LinkTilesContent;
  reasons: NumberedReasonsContent;
  testimonials: TestimonialsContent;
  posts: PostTeasersContent;
  portfolio: PortfolioContent;
  clients: LogoCarouselContent;
  technologies: TechGridContent;
};
