import type {
  BannerContent,
  CardGridContent,
  Composition,
  ExplainedFigureContent,
  SectionHeaderContent,
  StatsProps,
} from '#design-system';
import { serviceFinder } from '../artwork/overview/service-finder.ts';
import { servicesIndex } from '../artwork/services-index.ts';
import type { servicePaths } from '../required-paths.ts';
import { inquiryTexts } from '../requirements.ts';
import { serviceCount, serviceLinks } from './catalog.ts';
import { institute } from './company/contacts.ts';
import { facts } from './company/facts.ts';
import type { Closing, PageMeta, SitePath } from './page.ts';

type Need = 'people' | 'product' | 'platform';

/** When each service is the answer. */
const cases: Partial<Record<SitePath, { need: Need; when: string }>> = {
  '/strategic-staffing': { need: 'people', when: 'One hire, permanent or contract' },
  '/staff-augmentation': { need: 'people', when: 'Extra people for a few months' },
  '/rpo-services': { need: 'people', when: 'Ten roles, or all your hiring' },
  '/software-development': { need: 'product', when: 'A system you can’t buy' },
  '/mobile-app-development': { need: 'product', when: 'An app for iPhone and Android' },
  '/website-design-and-development': { need: 'product', when: 'A site your team can edit' },
  '/digital-marketing-and-brand-imaging': { need: 'product', when: 'A brand that people can find' },
  '/project-management': { need: 'platform', when: 'A deadline that keeps slipping' },
  '/oracle-hcm': { need: 'platform', when: 'Payroll, time, and HR records' },
  '/amazon-web-services': { need: 'platform', when: 'A cloud bill that keeps growing' },
  '/salesforce-consulting-services': { need: 'platform', when: 'Sales tracked in spreadsheets' },
  '/data-science-consulting': { need: 'platform', when: 'Data that nobody uses yet' },
} satisfies Record<(typeof servicePaths)[number], { need: Need; when: string }>;

const servicesFor = (need: Need) =>
  serviceLinks.flatMap(({ href, label }) => {
    const found = cases[href];
    return found?.need === need ? [{ name: label, when: found.when }] : [];
  });

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
  services: {
    title: 'What you get from each service',
    lead: 'Each entry sums up what the service delivers.',
  },
  explained: {
    title: 'How to find the right service',
    lead: 'Start with what you need, and follow the lines to the service that fits.',
    figure: serviceFinder(
      {
        question: 'What do you need?',
        needs: [
          { answer: 'You manage them', result: 'People', services: servicesFor('people') },
          { answer: 'We build it', result: 'A product', services: servicesFor('product') },
          {
            answer: 'We fix what you have',
            result: 'Better systems',
            services: servicesFor('platform'),
          },
        ],
      },
      'A question leads to people, a product, or better systems, and from there to the service for each case.',
    ),
    steps: [
      {
        title: 'Say what you need',
        text: 'You may need people, a new product, or a system that works better.',
      },
      {
        title: 'Decide who manages the work',
        text: 'If you do, we send people. If we do, you get a result and a date.',
      },
      {
        title: 'Start with one service',
        text: 'Try us on a single project, and add services as you need them.',
      },
      {
        title: 'Change the arrangement later',
        text: 'You can hire our people permanently, or turn a project into a team. The contract allows both.',
      },
    ],
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers, facts.retention],
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
        text: 'Work for us or for our clients. There are three interview rounds, and you hear back after each.',
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
  services: SectionHeaderContent;
  explained: ExplainedFigureContent;
  stats: StatsProps['stats'];
  people: CardGridContent;
  closing: Closing;
};
