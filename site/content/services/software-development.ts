import { lifecycleLoop } from '../../artwork/lifecycle-loop.ts';
import { priceOfAMistake } from '../../artwork/software-development/price-of-a-mistake.ts';
import { facts } from '../company/facts.ts';
import type { DevelopmentPage } from './service-page.ts';

export const page = {
  path: '/software-development',
  title: 'Software development from idea to support',
  description:
    'IT consulting, custom software, mobile apps, UX/UI design, product engineering, dedicated teams, and support, along one five-step lifecycle.',
  banner: {
    eyebrow: 'Software development',
    title: 'Software you can run without us',
    lead: 'From a week of advice to a team that builds and maintains your product. Either way, code and knowledge end up with you.',
    action: { href: '/contact', label: 'Book a scoping call' },
    art: lifecycleLoop,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers, facts.retention],
  offers: {
    title: 'Eight ways to put engineers to work',
    cards: [
      {
        glyph: 'idea',
        title: 'IT consulting',
        text: 'Two weeks with an architect: your systems drawn as they are, three options with effort and risk, and advice that any vendor could use.',
      },
      {
        glyph: 'softwareDevelopment',
        title: 'Custom software',
        text: 'Underwriting, dispatch, order handling: one web application instead of a chain of spreadsheets.',
      },
      {
        glyph: 'mobileApp',
        title: 'Mobile apps',
        text: 'Native or Flutter apps for iOS and Android, with offline storage and scheduled releases.',
      },
      {
        glyph: 'device',
        title: 'UX/UI design',
        text: 'Prototypes tested with five people, and a Figma library that developers build from.',
      },
      {
        glyph: 'gear',
        title: 'Product engineering',
        text: 'Our lead plans with your product manager. Features ship behind flags and are measured before they grow.',
      },
      {
        glyph: 'staffAugmentation',
        title: 'Team augmentation',
        text: 'One to four of our developers in your sprint, directed by your lead.',
      },
      {
        glyph: 'team',
        title: 'Dedicated team',
        text: 'Lead, developers, tester, and designer who work for nobody else.',
      },
      {
        glyph: 'support',
        title: 'Support and maintenance',
        text: 'Monitoring, security patches, and small changes, with response times in the contract.',
      },
    ],
  },
  explained: {
    title: 'A mistake costs least on paper',
    lead: 'So every stage ends with a check, and with a named person on your side who accepts the result. A sample release, with 64 mistakes in it:',
    figure: priceOfAMistake(
      {
        stages: [
          { label: 'Requirement collection', by: 'by future users', found: 9, hours: 1 },
          { label: 'Designing', by: 'in the prototype', found: 14, hours: 3 },
          { label: 'Development', by: 'in review', found: 27, hours: 8 },
          { label: 'Quality analysis', by: 'by our tester', found: 13, hours: 24 },
          { label: 'Support and maintenance', by: 'by a customer', found: 1, hours: 90 },
        ],
      },
      'Of 64 mistakes, 23 are found on paper and take 51 hours together. The one that a customer finds takes 90 hours alone, and becomes an automatic test.',
    ),
    steps: [
      {
        title: 'Requirement collection',
        text: 'Future users read each story and its acceptance criteria back to us.',
      },
      {
        title: 'Designing',
        text: 'Five people try the main task on a clickable prototype.',
      },
      {
        title: 'Development',
        text: 'A second engineer reads every change, and each sprint ends with a demo.',
      },
      {
        title: 'Quality analysis',
        text: 'Tests on three levels, load checks, and an afternoon of trying to break it.',
      },
      {
        title: 'Support and maintenance',
        text: 'Whatever gets out is corrected by those who wrote it, and turned into a test.',
      },
    ],
  },
  engagement: {
    title: 'How a typical project is set up',
    lead: 'For a new business application with two or three integrations.',
    action: { href: '/contact', label: 'Plan your first release' },
    facts: [
      {
        term: 'Team',
        detail:
          'Five to seven people: a lead engineer, two to four developers, a tester, and a designer',
      },
      { term: 'First release', detail: 'Ten to sixteen weeks after the kickoff workshop' },
      {
        term: 'Stack',
        detail: [
          'TypeScript',
          'React',
          'Node.js',
          'Java',
          '.NET',
          'Python',
          'PostgreSQL',
          'Docker',
          'AWS',
        ],
      },
      {
        term: 'Deliverables',
        detail:
          'Prototypes, tested source code, infrastructure as code, runbooks, and a user guide',
      },
      {
        term: 'Your time',
        detail: 'A product owner one day a week, and users for three one-hour tests',
      },
      {
        term: 'Contract',
        detail:
          'Fixed cost for a scope written together; time and material for a product that will change',
      },
    ],
  },
  reasons: {
    title: 'Engineering habits you can check',
    reasons: [
      {
        title: 'Work happens in your repository',
        text: 'Your GitHub or GitLab organization holds everything from day one. Our access lasts until you remove it.',
      },
      {
        title: 'Estimates are ranges',
        text: 'Each has its assumptions. When one breaks, you hear that day and choose what gives: scope, date, or budget.',
      },
      {
        title: 'A tester can stop the release',
        text: 'One person signs every version and may hold it back, whatever the calendar says.',
      },
      {
        title: 'Leaving is rehearsed',
        text: 'An engineer new to the project sets it up from the README alone. Where they trip, we fix.',
      },
    ],
  },
  closing: {
    title: 'Show us the process that annoys you',
    lead: 'In forty minutes an architect learns how it works today, and tells you what building, buying, or leaving it alone would mean.',
    interest: 'Software Development',
  },
} as const satisfies DevelopmentPage;
