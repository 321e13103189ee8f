import type {
  BannerContent,
  CardGridContent,
  Composition,
  ExplainedFigureContent,
  LinkDiagramProps,
  LinkPanel,
  LinkPanelsContent,
  StatsProps,
} from '#design-system';
import { boxedProduct } from '../artwork/boxed-product.ts';
import { boxedProductCompact } from '../artwork/boxed-product-compact.ts';
import { combedCables } from '../artwork/combed-cables.ts';
import { combedCablesCompact } from '../artwork/combed-cables-compact.ts';
import { newColleague } from '../artwork/new-colleague.ts';
import { course, search } from '../artwork/overview/students-and-seekers.ts';
import { whoDoesWhat } from '../artwork/overview/who-does-what.ts';
import { receptionDesk } from '../artwork/reception-desk.ts';
import { receptionRack } from '../artwork/reception-rack.ts';
import { liftedPrice } from '../artwork/services/lifted-price.ts';
import { inquiryTexts } from '../requirements.ts';
import type { Answers } from './answers.ts';
import { serviceCount } from './catalog.ts';
import { institute } from './company/contacts.ts';
import { clientProof, facts } from './company/facts.ts';
import type { Closing, PageMeta } from './page.ts';
import { detailCards } from './services/services.ts';

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
  /** The account lead hands out the key to a service. */
  reception: { art: receptionDesk, compactArt: receptionRack },
  preview: receptionRack,
  engagement: {
    title: 'Terms and timelines at a glance',
    action: { href: '/contact', label: 'Get a price and a timeline' },
    scene: liftedPrice,
    facts: [
      { term: 'For', detail: 'Companies and public agencies, for a role or a project' },
      {
        term: 'You get',
        detail: 'Candidates to hire, people on our payroll, or a finished system',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Hourly rate or fixed price',
        condition:
          'A rate or a fee per hire for people; a fixed price or a capped daily rate for projects',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'From 5 days',
        condition:
          'For first profiles; 8–20 weeks for a site, app, or system; 3–7 months for a migration',
      },
      { term: 'Contact', detail: 'One lead for all services' },
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
        art: newColleague,
        cards: detailCards.people,
      },
      {
        title: results.products,
        background: 'inverse',
        art: boxedProductCompact,
        tallArt: boxedProduct,
        cards: detailCards.products,
      },
      {
        title: results.systems,
        background: 'brand',
        art: combedCablesCompact,
        tallArt: combedCables,
        cards: detailCards.systems,
      },
    ] satisfies LinkPanel[],
  },
  explained: {
    title: 'What you do and what we do at each step',
    lead: 'You lead in the end, whatever you choose. What changes is how early you take over.',
    figure: whoDoesWhat(
      {
        stages: ['Start', 'Plan', 'Build', 'Test', 'Run'],
        end: 'What you get and pay',
        lanes: [
          {
            result: results.people,
            answer: 'You manage them',
            cells: [
              { we: 'Find people' },
              { takeover: 'Set tasks' },
              { you: 'Lead them' },
              { you: 'Check work' },
              { you: 'Run it' },
            ],
            end: ['Your team, complete', 'A rate, or a fee per hire', 'First profiles from day 5'],
          },
          {
            result: results.products,
            answer: 'We build it',
            cells: [
              { you: 'Set the goal' },
              { we: 'Plan it' },
              { we: 'Build it' },
              { we: 'Test it' },
              { takeover: 'Own it' },
            ],
            end: [
              'A product you own',
              'A fixed price, or a capped daily rate',
              '8–20 weeks for a site, app, or system',
            ],
          },
          {
            result: results.systems,
            answer: 'We fix what you have, together',
            cells: [
              { we: 'Study it' },
              { you: 'Decide', we: 'Plan' },
              { you: 'Review', we: 'Build' },
              { you: 'Approve', we: 'Test' },
              { takeover: 'Run it' },
            ],
            end: [
              'A system your team runs',
              'A fixed price, or a capped daily rate',
              '3–7 months for a larger migration',
            ],
          },
        ],
      },
      'Five stages for three results: you lead with people, we lead until you take over with a product, and we share the lead in your systems.',
    ),
    steps: [
      {
        title: 'Say what you need',
        text: 'It may be a person, a new product, or a system that works better. We find people or study the system.',
      },
      {
        title: 'Decide who’s in charge',
        text: 'If it’s you, we send people. If it’s us, you get a result and a date. Inside your system, it’s both.',
      },
      {
        title: 'Approve each phase',
        text: 'We show you the plan, the build, and the test results, and go on when you agree. Then it’s yours.',
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
    lead: 'These pages are for students and job seekers.',
    cards: [
      {
        art: course,
        title: 'Learn Salesforce',
        text: `Our institute in ${institute.town} prepares you for two Salesforce exams, using real projects.`,
        link: { href: '/salesforce-training', label: 'See the course' },
      },
      {
        art: search,
        title: 'Find a job',
        text: 'Work for us or for our clients. You hear back after each of the three interview rounds.',
        link: { href: '/career', label: 'See open roles' },
      },
    ],
  },
  closing: {
    title: 'Not sure which service you need?',
    lead: 'Describe your situation in your own words. The answer may be one service, a mix, or none at all.',
    next: 'you meet the lead for it.',
    background: 'accent',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  reception: Pick<LinkDiagramProps, 'art' | 'compactArt'>;
  preview: Composition;
  engagement: Answers;
  services: LinkPanelsContent;
  explained: ExplainedFigureContent;
  stats: StatsProps['stats'];
  people: CardGridContent;
  closing: Closing;
};
