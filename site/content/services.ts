import type {
  BannerContent,
  CardGridContent,
  Composition,
  ExplainedFigureContent,
  LinkPanel,
  LinkPanelsContent,
  StatsProps,
} from '#design-system';
import { betterSystems } from '../artwork/better-systems.ts';
import { serviceFinder } from '../artwork/overview/service-finder.ts';
import { peopleForYourTeam } from '../artwork/people-for-your-team.ts';
import { productOnBricks } from '../artwork/product-on-bricks.ts';
import { productsWeBuild } from '../artwork/products-we-build.ts';
import { servicesIndex } from '../artwork/services-index.ts';
import { systemsInLine } from '../artwork/systems-in-line.ts';
import type { servicePaths } from '../required-paths.ts';
import { inquiryTexts } from '../requirements.ts';
import type { Answers } from './answers.ts';
import { serviceCount } from './catalog.ts';
import { institute } from './company/contacts.ts';
import { clientProof, facts } from './company/facts.ts';
import type { Closing, PageMeta, SitePath } from './page.ts';
import { detailCards } from './services/services.ts';

/** When each service is the answer. */
const cases: Partial<Record<SitePath, string>> = {
  '/strategic-staffing': 'One hire, permanent or contract',
  '/staff-augmentation': 'Extra people for a few months',
  '/rpo-services': '10 roles, or all your hiring',
  '/software-development': 'A system you can’t buy',
  '/mobile-app-development': 'An app for iPhone and Android',
  '/website-design-and-development': 'A site your team can edit',
  '/digital-marketing-and-brand-imaging': 'A brand that people can find',
  '/project-management': 'A deadline that keeps slipping',
  '/oracle-hcm': 'Payroll, time, and HR records',
  '/amazon-web-services': 'A cloud bill that keeps growing',
  '/salesforce-consulting-services': 'Sales tracked in spreadsheets',
  '/data-science-consulting': 'Data that nobody uses yet',
} satisfies Record<(typeof servicePaths)[number], string>;

const casesOf = (result: keyof typeof detailCards) =>
  detailCards[result].flatMap(({ href, title }) => {
    const when = cases[href];
    return when ? [{ name: title, when, isExample: href === '/staff-augmentation' }] : [];
  });

/** What a client ends up with. The list and the figure call it the same. */
const results = { people: 'People', products: 'A product', systems: 'Better systems' } as const;

export const page = {
  path: '/services',
  title: 'IT services: staffing, software, cloud, and data',
  description: `${serviceCount.atStart} IT services: hiring, software, apps, websites, cloud, Salesforce, Oracle HCM, data, and marketing.`,
  banner: {
    eyebrow: 'Services',
    title: 'Hire the people, or hand us the work',
    lead: `${serviceCount.atStart} services, and one account lead who helps you choose. You may need fewer than you think.`,
    action: { href: '/contact', label: 'Get a recommendation' },
  },
  preview: servicesIndex,
  engagement: {
    title: 'Pricing and timelines at a glance',
    action: { href: '/contact', label: 'Get a price and a timeline' },
    facts: [
      { term: 'For', detail: 'Companies and public agencies, for a role or a project' },
      {
        term: 'You get',
        detail: 'Candidates to hire, people on our payroll, or a finished system',
      },
      {
        term: 'Price',
        isKey: true,
        detail:
          'For people, a rate or a fee per hire; for projects, a fixed price or a daily rate with a cap',
      },
      {
        term: 'Time',
        isKey: true,
        detail:
          'First profiles within 3 weeks; a site, app, or system in 8–20; a larger migration in 3–7 months',
      },
      clientProof,
    ],
  },
  services: {
    title: 'What you get from each service',
    lead: 'Choose people for your team, a product that we build, or systems that work better.',
    panels: [
      {
        title: results.people,
        background: 'brand',
        art: peopleForYourTeam,
        cards: detailCards.people,
      },
      {
        title: results.products,
        background: 'inverse',
        art: productsWeBuild,
        tallArt: productOnBricks,
        cards: detailCards.products,
      },
      {
        title: results.systems,
        background: 'brand',
        art: betterSystems,
        tallArt: systemsInLine,
        cards: detailCards.systems,
      },
    ] satisfies LinkPanel[],
  },
  explained: {
    title: 'How to find the right service',
    lead: 'Start with what you need, and follow the lines to a service.',
    figure: serviceFinder(
      {
        question: 'What do you need?',
        legend:
          'Above each stop is your situation, and below it the service that fits. The check marks an example.',
        needs: [
          { answer: 'You manage them', result: results.people, services: casesOf('people') },
          { answer: 'We build it', result: results.products, services: casesOf('products') },
          {
            answer: 'We fix what you have',
            result: results.systems,
            services: casesOf('systems'),
          },
        ],
      },
      'A question with three answers: people, a product, or better systems. Each is a line of services, and staff augmentation is the marked example.',
    ),
    steps: [
      {
        title: 'Say what you need',
        text: 'You may need people, a new product, or a system that works better.',
      },
      {
        title: 'Decide who’s in charge',
        text: 'If it’s you, we send people. If it’s us, you get a result and a date.',
      },
      {
        title: 'Start with one service',
        text: 'Try us out on a single project, and add services as you need them.',
      },
      {
        title: 'Change your mind later',
        text: 'The contract lets you hire our people permanently or turn a project into a team.',
      },
    ],
  },
  // The sheet above has the other two figures.
  stats: [facts.experience, facts.launched, facts.developers],
  people: {
    title: 'Looking for a course or a job?',
    lead: 'The services above are for companies. These pages are for students and job seekers.',
    cards: [
      {
        glyph: 'education',
        title: 'Learn Salesforce',
        text: `Our institute in ${institute.town} prepares you for two Salesforce exams, using real projects.`,
        link: { href: '/salesforce-training', label: 'See the course' },
      },
      {
        glyph: 'strategicStaffing',
        title: 'Find a job',
        text: 'Work for us or for our clients. You hear back after each of the three interview rounds.',
        link: { href: '/career', label: 'See open roles' },
      },
    ],
  },
  closing: {
    title: 'Not sure which service you need?',
    lead: 'Describe your situation in your own words. The answer may be one service, a mix, or none at all.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  preview: Composition;
  engagement: Answers;
  services: LinkPanelsContent;
  explained: ExplainedFigureContent;
  stats: StatsProps['stats'];
  people: CardGridContent;
  closing: Closing;
};
