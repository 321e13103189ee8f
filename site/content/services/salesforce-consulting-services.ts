import { busyCoffeeMachine } from '../../artwork/busy-coffee-machine.ts';
import * as appsAndData from '../../artwork/salesforce-consulting-services/apps-and-data.ts';
import { baggageCheck } from '../../artwork/salesforce-consulting-services/baggage-check.ts';
import { measuredFish } from '../../artwork/salesforce-consulting-services/measured-fish.ts';
import { mergedRecord } from '../../artwork/salesforce-consulting-services/merged-record.ts';
import * as services from '../../artwork/salesforce-consulting-services/services.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { consultingProof } from '../company/sample-proof/consulting.ts';
import { people } from '../people.ts';
import type { SalesforcePage } from './service-page.ts';

export const page = {
  path: '/salesforce-consulting-services',
  title: 'Salesforce consulting for sales and service',
  description:
    'Salesforce consultants who set up new orgs, fix old ones, connect your systems, and train your teams.',
  banner: {
    eyebrow: 'For companies with 30–200 Salesforce users',
    title: 'A Salesforce org your team will use',
    lead: 'We set up new orgs and fix old ones. You get clean account data, automation your admins can follow, reliable integrations, and short forms.',
    action: { href: '/contact', label: 'Talk to a consultant' },
    art: busyCoffeeMachine,
  },
  stats: [facts.practiceExperience, facts.launched, facts.retention],
  explained: {
    title: 'How we merge duplicate records',
    lead: 'Four sample records look like the same customer.',
    figure: mergedRecord(
      {
        customer: 'Maria Lopez',
        systems: [
          {
            name: 'Web store',
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
          {
            name: 'Support',
            record: 'M. Lopez',
            agrees: [true, true, false],
            owns: 'Phone',
          },
          {
            name: 'Marketing',
            record: 'Mario Lopez',
            agrees: [false, false, true],
          },
        ],
        needed: 2,
      },
      'Four records as paper dolls. Three match on at least two criteria and fold into one account. A person decides about the fourth, Mario.',
    ),
    steps: [
      {
        title: 'Compare',
        text: 'We compare email, phone, and company, ignoring case, spaces, and country codes.',
      },
      {
        title: 'Merge',
        text: 'If at least two match, the records become one account.',
      },
      {
        title: 'Hold',
        text: 'If only one matches, a person decides. Mario is a colleague at the same company.',
      },
      {
        title: 'Sync back',
        text: 'Each field has one owner, whose value goes back to every system.',
      },
    ],
  },
  services: {
    title: 'What our Salesforce consultants do',
    cards: [
      {
        title: 'Org rescue',
        text: 'We remove unused fields and conflicting automations in small releases.',
        drawing: services.shornFields,
      },
      {
        title: 'Sales Cloud',
        text: 'Sales stages based on buyer actions, and forecasts that all managers read the same way.',
        drawing: measuredFish,
      },
      {
        title: 'Service Cloud',
        text: 'Email, phone, and chat in one queue, with help articles that agents can correct.',
        drawing: services.envelopePhone,
      },
      {
        title: 'Experience Cloud',
        text: 'Portals where dealers register deals and customers track orders.',
        drawing: services.orderInWhale,
      },
      {
        title: 'Marketing automation',
        text: 'Campaigns tied to the pipeline, with one lead count for sales and marketing.',
        drawing: appsAndData.twoHeadedLlama,
      },
      {
        title: 'Custom apps',
        text: 'Lightning Web Components and Apex where no product fits, tested with bulk data.',
        drawing: appsAndData.madeForHippo,
      },
      {
        title: 'Integration',
        text: 'ERP, billing, and phone systems connected through MuleSoft or platform events.',
        drawing: appsAndData.loadedMule,
      },
      {
        title: 'Data migration',
        text: 'You approve record counts and samples before the old CRM becomes read-only.',
        drawing: appsAndData.countedGoose,
      },
    ],
  },
  industries: {
    title: 'Industries we work in',
    links: [
      { href: '/industries/engineering-manufacturing', label: 'Manufacturing' },
      { href: '/industries/banking-and-finance', label: 'Banking' },
      { href: '/industries/travel-and-hospitality', label: 'Travel' },
      { href: '/industries/education-and-elearning', label: 'Education' },
    ],
  },
  engagement: {
    title: 'Project terms, team, and timeline',
    action: { href: '/contact', label: 'Request a sample report' },
    facts: [
      { term: 'For', detail: 'Companies with 30–200 Salesforce users' },
      {
        term: 'You get',
        detail: 'A tested org and a guide for each role',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed per release',
        condition: 'Based on data and integrations',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '8–12 weeks to go live',
        condition: '4 for an org rescue',
      },
      { term: 'Team', detail: 'Architect, analyst, admin, developer, tester' },
      proofFact(consultingProof['/salesforce-consulting-services']),
    ],
    plan: {
      teams: [
        { label: 'Our team', shares: [1, 1, 1, 1, 0.5], note: 'until go-live' },
        { label: 'Your lead', shares: [0.1], note: '4 hours a week' },
      ],
      unit: 'Week',
      length: 12,
      rows: [
        { label: 'Data model', from: 1, to: 4 },
        { label: 'Screens and flows', from: 3, to: 9 },
        { label: 'Releases', at: [4, 6, 8] },
      ],
      finish: { label: 'Live', from: 8, to: 12 },
      alt: 'A 12-week plan: data model by week 4, releases in weeks 4, 6, and 8, and go-live in weeks 8 to 12.',
    },
  },
  closing: {
    title: 'Show us the report you don’t trust',
    lead: 'On a shared screen, we’ll trace its numbers back to the fields behind them.',
    next: 'we set up the shared screen.',
    background: 'accent',
    interest: 'Software Development',
    reader: people.salesforce,
  },
  sellingPoints: {
    title: 'What every statement of work includes',
    points: [
      'Flow before Apex: code only where volume requires it',
      'A full rehearsal in a sandbox before each data load',
      'Permission sets for each job',
      'Releases that can be undone',
      'An hour of training for each role, recorded for new hires',
      'Tests on each preview release',
      'Advice on unused licenses',
      'Help text for every field',
    ],
  },
  whyChooseUs: {
    title: 'Why sales teams choose us',
    lead: 'A rollout is done when nobody keeps a spreadsheet.',
    points: [
      'We track logins by team for 90 days after launch',
      'Admins, developers, and trainers work in one practice',
      'Your first contact stays with you until the last ticket',
      'Your calls go to a consultant, not a call center',
    ],
    action: { href: '/contact', label: 'Meet your project team' },
    picture: {
      composition: baggageCheck,
      alt: 'At airport security, an X-ray shows a spreadsheet between a sweating salesperson’s shorts and sock.',
    },
  },
} as const satisfies SalesforcePage;
