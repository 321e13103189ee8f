import { cloudLink } from '../../artwork/cloud-link.ts';
import { mergedRecord } from '../../artwork/salesforce-consulting-services/merged-record.ts';
import { usage } from '../../artwork/salesforce-consulting-services/usage.ts';
import { facts } from '../company/facts.ts';
import type { SalesforcePage } from './service-page.ts';

export const page = {
  path: '/salesforce-consulting-services',
  title: 'Salesforce consulting for sales and service',
  description:
    'Salesforce consultants for Sales, Service, and the apps only you have: org setup and rescue, automation, integrations, data migration, and training.',
  banner: {
    eyebrow: 'Salesforce consulting services',
    title: 'A Salesforce org that reps open first',
    lead: 'We set up new orgs and repair tired ones: clean accounts, automation you can read, connections that hold, and screens without forty required fields.',
    action: { href: '/contact', label: 'Talk to a Salesforce consultant' },
    art: cloudLink,
  },
  stats: [facts.practiceExperience, facts.launched, facts.rating, facts.retention],
  explained: {
    title: 'Where a duplicate customer is caught',
    lead: 'A sample: four systems spell one customer in four ways.',
    figure: mergedRecord(
      {
        customer: 'Maria Lopez',
        systems: [
          {
            name: 'Web shop',
            record: 'Maria Lopez',
            agrees: [true, true, true],
            owns: 'Name, email',
          },
          {
            name: 'Billing',
            record: 'LOPEZ MARIA',
            agrees: [false, true, true],
            owns: 'Invoice address',
          },
          { name: 'Support', record: 'M. Lopez', agrees: [true, true, false], owns: 'Phone' },
          {
            name: 'Marketing',
            record: 'Mario Lopez',
            agrees: [false, false, true],
            owns: 'Consent',
          },
        ],
        needed: 2,
      },
      'Three records of Maria Lopez agree in two or three criteria and become one account. Mario Lopez agrees in one, and a person decides.',
    ),
    steps: [
      {
        title: 'Compare',
        text: 'Email, phone, and company, cleaned of case, spaces, and dialing codes.',
      },
      {
        title: 'Merge',
        text: 'If two agree, the records become one account.',
      },
      {
        title: 'Hold',
        text: 'If only one agrees, somebody looks first. Mario works at the same firm.',
      },
      {
        title: 'Give back',
        text: 'Each field has one owner, whose value returns to all systems. Failed messages queue.',
      },
    ],
  },
  services: {
    title: 'Clouds, code, and the cleanup in between',
    cards: [
      {
        glyph: 'crm',
        title: 'Org rescue',
        text: 'Unused fields and colliding automations are removed in releases small enough to undo.',
      },
      {
        glyph: 'growth',
        title: 'Sales Cloud',
        text: 'Stages defined by what the buyer did, and forecasts that all managers read the same way.',
      },
      {
        glyph: 'support',
        title: 'Service Cloud',
        text: 'Mail, phone, and chat in one queue, with articles that agents correct on the spot.',
      },
      {
        glyph: 'globe',
        title: 'Experience Cloud',
        text: 'Dealers register deals, and customers follow their orders.',
      },
      {
        glyph: 'marketing',
        title: 'Marketing automation',
        text: 'Journeys tied to the pipeline, so that both departments count the same leads.',
      },
      {
        glyph: 'softwareDevelopment',
        title: 'Custom apps',
        text: 'Lightning Web Components and Apex for what no product covers: tested, and safe in bulk.',
      },
      {
        glyph: 'layers',
        title: 'Integration',
        text: 'ERP, billing, and telephony through MuleSoft or platform events.',
      },
      {
        glyph: 'document',
        title: 'Data migration',
        text: 'You sign counts and samples before the old CRM turns read-only.',
      },
    ],
  },
  industries: {
    title: 'Where it fits',
    links: [
      { href: '/industries/engineering-manufacturing', label: 'Manufacturing' },
      { href: '/industries/banking-and-finance', label: 'Banking' },
      { href: '/industries/education-and-elearning', label: 'Education' },
      { href: '/industries/travel-and-hospitality', label: 'Travel' },
    ],
  },
  engagement: {
    title: 'How a Salesforce project is staffed',
    lead: 'For thirty to two hundred users on one or two clouds.',
    action: { href: '/contact', label: 'See a sample org report' },
    facts: [
      { term: 'Team', detail: 'Architect, analyst, administrator, developer, and tester' },
      {
        term: 'First users live',
        detail: 'Eight to twelve weeks; four for a rescue',
      },
      { term: 'Works with', detail: 'Flow, Apex, Data Loader, and MuleSoft' },
      {
        term: 'You receive',
        detail: 'Data model, permission matrix, Apex tests, and a guide per role',
      },
    ],
    plan: {
      teams: [
        { label: 'Our five', shares: [1, 1, 1, 1, 0.5], note: 'until users are live' },
        { label: 'Your lead', shares: [0.1], note: 'four hours a week' },
      ],
      unit: 'Week',
      length: 12,
      rows: [
        { label: 'Data model', from: 1, to: 4 },
        { label: 'Screens and flows', from: 3, to: 9 },
        { label: 'Releases', at: [4, 6, 8] },
      ],
      finish: { label: 'Live', from: 8, to: 12, note: 'Week eight to twelve' },
      alt: 'Twelve weeks: a data model by week four, a release every two weeks, and the first users live in the last weeks.',
    },
  },
  closing: {
    title: 'Show us the report you don’t trust',
    lead: 'Share your screen. We follow the figure back to the fields behind it.',
    interest: 'Software Development',
  },
  sellingPoints: {
    title: 'Eight things in every statement of work',
    points: [
      'Flow before Apex: code only where volume demands it',
      'A full rehearsal in a sandbox ahead of each data load',
      'Permission sets by job, so that nobody sees salaries',
      'Metadata under version control, with a way back',
      'An hour of training per role, recorded for newcomers',
      'A check against each Salesforce release in its preview',
      'License advice that includes the seats you could return',
      'Documentation in the help text of fields and flows',
    ],
  },
  whyChooseUs: {
    title: 'Why choose us: people use what we build',
    lead: 'A rollout ends when the spreadsheet beside it is gone.',
    points: [
      'Logins are watched by team for ninety days after launch',
      'Administrators, developers, and trainers are one practice',
      'Your first contact still answers the last ticket',
      'A consultant in your time zone picks up the phone',
    ],
    action: { href: '/contact', label: 'See who would join you' },
    picture: {
      composition: usage,
      alt: 'Four teams over thirteen weeks: each gives up its spreadsheet, field sales last, in week nine.',
    },
  },
} as const satisfies SalesforcePage;
