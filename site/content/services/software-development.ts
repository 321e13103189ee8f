import { options, wideOptions } from '../../artwork/software-development/first-card.ts';
import { heldLaunch } from '../../artwork/software-development/held-launch.ts';
import * as offers from '../../artwork/software-development/offers.ts';
import { priceOfAMistake } from '../../artwork/software-development/price-of-a-mistake.ts';
import * as teamOffers from '../../artwork/software-development/team-offers.ts';
import { trainingWheelsOff } from '../../artwork/training-wheels-off.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { developmentProof } from '../company/sample-proof/development.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import type { DevelopmentPage } from './service-page.ts';

export const page = {
  path: '/software-development',
  title: 'Software development from idea to support',
  description:
    'Custom software, mobile apps, UX/UI design, dedicated teams, and support, in one five-step lifecycle.',
  banner: {
    eyebrow: 'For companies that need their own software',
    title: 'Software you run without us',
    lead: 'Hire us for two weeks of advice or for a team that builds and maintains your product. You own the code. Your people learn to run it.',
    action: { href: '/contact', label: 'Book a scoping call' },
    art: trainingWheelsOff,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers, facts.retention],
  offers: {
    title: 'Software development services',
    cards: [
      {
        drawing: options,
        wideDrawing: wideOptions,
        title: 'IT consulting',
        text: 'In two weeks, an architect maps your systems, compares three options by effort and risk, and writes a report that you can take to any vendor.',
      },
      {
        drawing: offers.brokenFormula,
        title: 'Custom software',
        text: 'A web application for underwriting, dispatch, or order processing that replaces a chain of spreadsheets.',
      },
      {
        drawing: offers.savedOnCamel,
        title: 'Mobile apps',
        text: 'Native or Flutter apps for iOS and Android, with offline storage and scheduled releases.',
      },
      {
        drawing: offers.fifthUser,
        title: 'UX/UI design',
        text: 'Interactive prototypes tested with five users, and a Figma library that developers build from.',
      },
      {
        drawing: offers.firstUsers,
        title: 'Product engineering',
        text: 'Our lead plans with your product manager, and new features are released to a few users before they reach everyone.',
      },
      {
        drawing: teamOffers.joinedSprint,
        title: 'Team augmentation',
        text: 'One to four of our developers join your sprints and report to your lead.',
      },
      {
        drawing: teamOffers.reservedTaxi,
        title: 'Dedicated team',
        text: 'A lead engineer, developers, a tester, and a designer who work exclusively for you.',
      },
      {
        drawing: teamOffers.responseTime,
        title: 'Support and maintenance',
        text: 'Monitoring, security patches, and small changes, with response times set in the contract.',
      },
    ],
  },
  explained: {
    title: 'How our five steps catch mistakes early',
    lead: 'Every step ends with a check that a named person on your side approves. The figure shows a sample release with 64 mistakes.',
    figure: priceOfAMistake(
      {
        stages: [
          { name: 'Requirement collection', found: 9, hours: 1 },
          { name: 'Designing', found: 14, hours: 3 },
          { name: 'Development', found: 27, hours: 8 },
          { name: 'Quality analysis', found: 13, hours: 24 },
          { name: 'Support and maintenance', found: 1, hours: 90 },
        ],
      },
      'Of 64 mistakes, the 23 found before coding took 51 hours to fix. The one that a customer found took 90 hours and led to an automated test.',
    ),
    steps: [
      {
        title: 'Requirement collection',
        text: 'Future users review every requirement and how we’ll test it.',
      },
      {
        title: 'Designing',
        text: 'Five people try the main task on a clickable prototype before we write any code.',
      },
      {
        title: 'Development',
        text: 'A second engineer reviews every change before the demo that ends each sprint.',
      },
      {
        title: 'Quality analysis',
        text: 'We run automated tests, test under load, and spend an afternoon trying to break the product.',
      },
      {
        title: 'Support and maintenance',
        text: 'If a mistake reaches a customer, the developers who wrote the code fix it and add an automated test.',
      },
    ],
  },
  engagement: {
    title: 'How a software project is priced',
    action: { href: '/contact', label: 'Plan your first release' },
    phases: {
      parts: [
        { title: 'Scope', time: '2 weeks', length: 2 },
        { title: 'Prototype', time: '2–3 weeks', length: [2, 3] },
        { title: 'Build and test', time: '6–11 weeks', length: [6, 11] },
      ],
      end: 'First release',
    },
    facts: [
      {
        term: 'For',
        detail: 'Companies that need a business application with 2\u00a0or\u00a03 integrations',
      },
      {
        term: 'You get',
        detail: 'Prototypes, tested source code, infrastructure as code, and a user guide',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed for an agreed scope',
        condition: 'Time and materials if the scope may change',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '10–16 weeks',
        condition: 'To the first release, with your product owner 1\u00a0day a\u00a0week',
      },
      {
        term: 'Team',
        detail: '5–7 people: a lead, 2–4 developers, a tester, and a designer',
      },
      {
        term: 'Tools',
        detail: ['TypeScript', 'React', 'Node.js', 'Java', '.NET', 'PostgreSQL', 'AWS'],
      },
      proofFact(developmentProof['/software-development']),
    ],
  },
  reasons: {
    title: 'How we work with your team',
    art: heldLaunch,
    reasons: [
      {
        title: 'You own the repository',
        text: 'Your GitHub or GitLab organization holds the code from day one. You can end our access at any time.',
      },
      {
        title: 'Estimates are ranges',
        text: 'Each range comes with its assumptions. If one proves wrong, we tell you the same day, and you decide whether to change the scope, the deadline, or the budget.',
      },
      {
        title: 'Testers can say no',
        text: 'One tester approves every version and can hold it back, even on launch day.',
      },
      {
        title: 'Your team can take over',
        text: 'Before the handoff, an engineer who is new to the project sets it up using only the README, and we fix whatever stops them.',
      },
    ],
  },
  closing: {
    title: 'Talk to an architect about your project',
    lead: 'Depending on how the work is done today, the advice may be to build, to buy, or to change nothing.',
    quote: firstReplies['/software-development'],
    interest: 'Software Development',
  },
} as const satisfies DevelopmentPage;
