import { lifecycleLoop } from '../../artwork/lifecycle-loop.ts';
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
    lead: 'Each stands on its own, and any of them can follow another under the same agreement.',
    cards: [
      {
        glyph: 'idea',
        title: 'IT consulting',
        text: 'One or two weeks with an architect: your systems drawn as they are, three options with effort and risk, and advice you could take to any vendor.',
      },
      {
        glyph: 'softwareDevelopment',
        title: 'Custom software',
        text: 'Underwriting, dispatch, order handling: the process that sets you apart, as one web application instead of a chain of spreadsheets.',
      },
      {
        glyph: 'mobileApp',
        title: 'Mobile apps',
        text: 'Native or Flutter builds for iOS and Android, with offline storage, push messages, and store releases on a schedule.',
      },
      {
        glyph: 'device',
        title: 'UX/UI design',
        text: 'User interviews, clickable prototypes tested with five people, and a Figma component library that developers build from.',
      },
      {
        glyph: 'gear',
        title: 'Product engineering',
        text: 'Our lead plans the roadmap with your product manager. Features ship behind flags and are measured before they grow.',
      },
      {
        glyph: 'staffAugmentation',
        title: 'Team augmentation',
        text: 'One to four of our developers in your sprint, directed by your lead, when the plan is sound and the calendar is short.',
      },
      {
        glyph: 'team',
        title: 'Dedicated team',
        text: 'Lead, developers, tester, and designer who work for nobody else, and report velocity and budget after every sprint.',
      },
      {
        glyph: 'support',
        title: 'Support and maintenance',
        text: 'Monitoring, security patches, and small changes from a monthly allotment, with response times written into the contract.',
      },
    ],
  },
  lifecycle: {
    title: 'Five stages, each signed off by you',
    lead: 'A stage is over when a named person on your side accepts its result.',
    steps: [
      {
        title: 'Requirement collection',
        text: 'Workshops with future users, then a backlog with acceptance criteria and a list of what was left out on purpose.',
      },
      {
        title: 'Designing',
        text: 'Screens as prototypes, architecture as diagrams, decisions as short records that name the option we rejected.',
      },
      {
        title: 'Development',
        text: 'Two-week sprints, each closed by a demo on a test address. A second engineer reads every change.',
      },
      {
        title: 'Quality analysis',
        text: 'Automated tests on three levels, accessibility and load checks, and an afternoon of trying to break it by hand.',
      },
      {
        title: 'Support and maintenance',
        text: 'Runbooks, alerts, and release notes change hands. Those who wrote the code stay on call for an agreed time.',
      },
    ],
  },
  engagement: {
    title: 'How a typical project is set up',
    lead: 'A business application with two or three integrations, built from nothing. Yours will differ; the scoping call says how.',
    action: { href: '/contact', label: 'Ask for a sample backlog' },
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
          'Prototypes, architecture records, tested source code, infrastructure as code, runbooks, and a user guide',
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
  firstMonth: {
    title: 'What you hold after four weeks',
    lead: 'Stop here if you like: everything up to this point is usable by another supplier.',
    steps: [
      {
        label: 'Week 1',
        title: 'A map of the problem',
        text: 'Two workshops, five user interviews, and a drawing of each system the new one has to talk to.',
      },
      {
        label: 'Week 2',
        title: 'A backlog with a cut line',
        text: 'Stories are sized as ranges. Whatever stands beneath the line waits for the second release, and everybody knows it.',
      },
      {
        label: 'Week 3',
        title: 'A prototype people have tried',
        text: 'Future users attempt the main task on clickable screens. Their stumbles change the design while changes are cheap.',
      },
      {
        label: 'Week 4',
        title: 'One thin slice that runs',
        text: 'A single feature works from screen to database, shipped by the pipeline that is going to carry the rest.',
      },
    ],
  },
  reasons: {
    title: 'Engineering habits you can check',
    lead: 'Each one leaves a trace, so that you never have to take our word for it.',
    reasons: [
      {
        title: 'Work happens in your repository',
        text: 'Your GitHub or GitLab organization holds everything from day one. Our access lasts until you remove it.',
      },
      {
        title: 'Estimates are ranges with assumptions',
        text: 'When an assumption breaks, you hear on that day and choose what gives: scope, date, or budget.',
      },
      {
        title: 'A tester can stop the release',
        text: 'One person signs every version and may hold it back, whatever the calendar says and whoever is asking.',
      },
      {
        title: 'Your people choose the stack with us',
        text: 'TypeScript, Java, .NET, Python, or PHP: what you can staff three years from now counts as much as what is fastest today.',
      },
      {
        title: 'Leaving is rehearsed',
        text: 'Before handover, an engineer new to the project sets it up from the README alone. Where they trip, we fix.',
      },
    ],
  },
  closing: {
    title: 'Show us the process that annoys you',
    lead: 'In forty minutes an architect learns how it works today, and tells you what building, buying, or leaving it alone would mean.',
    interest: 'Software Development',
  },
} as const satisfies DevelopmentPage;
