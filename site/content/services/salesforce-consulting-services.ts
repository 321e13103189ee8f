import { cloudLink } from '../../artwork/cloud-link.ts';
import { postSalesforce } from '../../artwork/post-salesforce.ts';
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
  stats: [
    facts.practiceExperience,
    facts.launched,
    facts.rating,
    facts.developers,
    facts.retention,
  ],
  services: {
    title: 'Clouds, code, and the cleanup in between',
    lead: 'Configuration does most of it. Apex begins where Flow ends, and we tell you when a single field would do.',
    cards: [
      {
        glyph: 'crm',
        title: 'Org rescue',
        text: 'For orgs that grew wild: unused fields, colliding automations, and open permissions are mapped, then removed in releases small enough to undo.',
      },
      {
        glyph: 'growth',
        title: 'Sales Cloud',
        text: 'Stages defined by what the buyer did, plus territories, quotes, and forecast categories that all managers read the same way.',
      },
      {
        glyph: 'support',
        title: 'Service Cloud',
        text: 'Cases from mail, phone, and chat in one queue, with entitlements, macros, and knowledge articles that agents correct on the spot.',
      },
      {
        glyph: 'globe',
        title: 'Experience Cloud',
        text: 'Portals where dealers register deals and customers follow their orders, on the same records that your staff keep.',
      },
      {
        glyph: 'marketing',
        title: 'Marketing automation',
        text: 'Account Engagement or Marketing Cloud journeys tied to campaigns and pipeline, so that both departments count the same leads.',
      },
      {
        glyph: 'softwareDevelopment',
        title: 'Custom apps',
        text: 'Lightning Web Components and Apex for processes that no product covers: safe in bulk, tested, and documented beside the code.',
      },
      {
        glyph: 'layers',
        title: 'Integration',
        text: 'ERP, billing, and telephony through MuleSoft or platform events, with one owner per field and a queue for failed messages.',
      },
      {
        glyph: 'document',
        title: 'Data migration',
        text: 'Accounts merged, owners assigned, attachments carried over. You sign counts and samples before the old CRM turns read-only.',
      },
    ],
  },
  firstMonth: {
    title: 'Four Fridays, four things on screen',
    lead: 'Each week closes with a half-hour demo, open to everybody who is going to use the system.',
    steps: [
      {
        label: 'Week 1',
        title: 'Detours, on record',
        text: 'Seated beside your users, we note each workaround: the private spreadsheet, the second screen, the field filled with dots.',
      },
      {
        label: 'Week 2',
        title: 'A health report',
        text: 'Permissions, dead fields, automations per object, duplicates: keep, repair, or delete. A new org gets its data model instead.',
      },
      {
        label: 'Week 3',
        title: 'A pilot to click on',
        text: 'One record page and one flow for one team, in a sandbox, with their own accounts in it and room for complaints.',
      },
      {
        label: 'Week 4',
        title: 'The first release',
        text: 'The corrected pilot reaches production for that team. You also get the backlog in order, with hours beside each item.',
      },
    ],
  },
  industries: {
    title: 'One platform, four ways of selling',
    lead: 'What counts as a customer, a deal, or a case depends on the business you are in.',
    cards: [
      {
        glyph: 'engineering',
        title: 'Engineering and manufacturing',
        text: 'Run-rate agreements next to projects: forecasts by volume, quotes that need an engineer’s approval, and warranty cases found by serial number.',
        link: { href: '/industries/engineering-manufacturing', label: 'See the industry' },
      },
      {
        glyph: 'banking',
        title: 'Banking and finance',
        text: 'Households, referrals, and life events on the advisor’s screen, with consent on file and Shield encryption where regulators ask for it.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
      {
        glyph: 'education',
        title: 'Education and e-learning',
        text: 'Applicant, student, and alumnus are one record, and admissions can see at which step this year’s class hesitates.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Group bookings as opportunities, guests as person accounts, and a service console that opens with the next stay on top.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
    ],
  },
  engagement: {
    title: 'How a Salesforce project is staffed',
    lead: 'For thirty to two hundred users on one or two clouds. Larger rollouts repeat the pattern region by region.',
    action: { href: '/contact', label: 'Ask for a sample org report' },
    facts: [
      {
        term: 'Team',
        detail:
          'Solution architect, business analyst, administrator, developer, and a tester who sits with users',
      },
      {
        term: 'First users live',
        detail: 'Eight to twelve weeks for a new org; four weeks for a first rescue release',
      },
      {
        term: 'Works with',
        detail: [
          'Flow',
          'Apex',
          'Lightning Web Components',
          'Data Loader',
          'MuleSoft',
          'Copado',
          'Gearset',
          'CRM Analytics',
        ],
      },
      {
        term: 'Deliverables',
        detail:
          'Data model, permission matrix, automation map, Apex tests, release notes, and a guide per role',
      },
      {
        term: 'Releases',
        detail: 'Every two weeks, never on a Friday and never in the last days of a quarter',
      },
      {
        term: 'Your people',
        detail:
          'A sales or service lead for four hours a week, and an administrator who grows into the job',
      },
      {
        term: 'Later',
        detail: 'An administrator on call for ten to forty hours a month, or a handover to yours',
      },
    ],
  },
  closing: {
    title: 'Show us the report you don’t trust',
    lead: 'Share your screen for half an hour. We follow the figure back to the fields behind it, and you learn where it went wrong.',
    interest: 'Software Development',
  },
  sellingPoints: {
    title: 'Eight things in every statement of work',
    lead: 'They hold for a month of cleanup and for a year of rollout alike.',
    points: [
      'Flow before Apex: code only where volume or logic demands it',
      'A full rehearsal in a sandbox ahead of each data load',
      'Permission sets by job, so that nobody reads salaries by accident',
      'Metadata under version control, with a way back from every release',
      'Training on your own records, an hour per role, recorded for newcomers',
      'A check of your org against each Salesforce release during its preview',
      'License advice that includes the seats you could return',
      'Documentation inside the org, in the help text of fields and flows',
    ],
  },
  whyChooseUs: {
    title: 'Why choose us: people use what we build',
    lead: 'For us, a rollout ends when the spreadsheet beside it is gone. We plan, train, and report toward that day.',
    points: [
      'Logins and stale deals are watched by team for ninety days after launch',
      'Administrators, developers, and trainers work as one practice',
      'Your contact from the first workshop still answers the last ticket',
      'A consultant in your time zone picks up the phone',
    ],
    action: { href: '/contact', label: 'Ask who would join you' },
    picture: {
      composition: postSalesforce,
      alt: 'Contacts flow through one cloud into a funnel, and a single deal leaves it as won.',
    },
  },
} as const satisfies SalesforcePage;
