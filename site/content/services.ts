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
import { facts } from './company/facts.ts';
import type { Closing, PageMeta, SitePath } from './page.ts';

type Need = 'people' | 'product' | 'platform';

/** When each service is the answer. */
const cases: Partial<Record<SitePath, { need: Need; when: string }>> = {
  '/strategic-staffing': { need: 'people', when: 'One hire, to stay or on contract' },
  '/staff-augmentation': { need: 'people', when: 'Hands for some months' },
  '/rpo-services': { need: 'people', when: 'Ten roles, or every role' },
  '/software-development': { need: 'product', when: 'A system that nobody sells' },
  '/mobile-app-development': { need: 'product', when: 'Something people carry along' },
  '/website-design-and-development': { need: 'product', when: 'A site that your team can edit' },
  '/digital-marketing-and-brand-imaging': { need: 'product', when: 'A name that people find' },
  '/project-management': { need: 'platform', when: 'A date that keeps slipping' },
  '/oracle-hcm': { need: 'platform', when: 'Pay, time, and HR records' },
  '/amazon-web-services': { need: 'platform', when: 'A cloud bill that grows' },
  '/salesforce-consulting-services': { need: 'platform', when: 'Sales that track in notebooks' },
  '/data-science-consulting': { need: 'platform', when: 'Numbers without an answer' },
} satisfies Record<(typeof servicePaths)[number], { need: Need; when: string }>;

const servicesFor = (need: Need) =>
  serviceLinks.flatMap(({ href, label }) => {
    const found = cases[href];
    return found?.need === need ? [{ name: label, when: found.when }] : [];
  });

export const page = {
  path: '/services',
  title: 'IT services: staffing, software, cloud and data',
  description: `${serviceCount.atStart} services in one place: contract and permanent hiring, software and mobile development, cloud, Salesforce, Oracle HCM, data science and marketing.`,
  banner: {
    eyebrow: 'Services',
    title: 'Hire the people, or hand us the work',
    lead: `${serviceCount.atStart} ways to get it done, and one account lead who knows which of them you need. Often it is fewer than you think.`,
    action: { href: '/contact', label: 'Tell us the problem' },
  },
  preview: servicesIndex,
  services: {
    title: 'What you can order, and what arrives',
    lead: 'Each line says what you hold in your hands when the work is done.',
  },
  explained: {
    title: 'From what is missing to who can help',
    lead: 'Start with what you would say to a colleague. The name of the service comes last.',
    figure: serviceFinder(
      {
        question: 'What is missing?',
        needs: [
          { answer: 'Your team directs', result: 'People', services: servicesFor('people') },
          { answer: 'We build it', result: 'A product', services: servicesFor('product') },
          { answer: 'We mend what runs', result: 'Order', services: servicesFor('platform') },
        ],
      },
      `A question leads to people, a product, or order in what runs, and from there to ${serviceCount.inText} services.`,
    ),
    steps: [
      {
        title: 'Say what is missing',
        text: 'A person, a product, or a system that does what it should.',
      },
      {
        title: 'Decide who directs',
        text: 'If you do, you need people. If we do, you get a result and a date.',
      },
      {
        title: 'Start with one',
        text: 'Begin with a single service, and add another when you need it.',
      },
      {
        title: 'Change your mind',
        text: 'A team can become hires, and a project can become a team. The contract allows both.',
      },
    ],
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers, facts.retention],
  people: {
    title: 'Here for yourself, not for a company?',
    lead: 'Our services are for those who hire. These pages are for those who work, or learn.',
    cards: [
      {
        glyph: 'education',
        title: 'Learn Salesforce',
        text: 'Our institute in Jaipur prepares you for two Salesforce exams, on real use cases.',
        link: { href: '/salesforce-training', label: 'See the course' },
      },
      {
        glyph: 'strategicStaffing',
        title: 'Find a role',
        text: 'Roles with us and with our clients, three rounds, and an answer after each.',
        link: { href: '/career', label: 'See open roles' },
      },
    ],
  },
  closing: {
    title: 'Not sure which one it is?',
    lead: 'Describe the situation in your own words. We answer with a service, a mix of two, or an honest “you don’t need us for this”.',
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
