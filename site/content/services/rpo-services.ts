import { hiringAccordion } from '../../artwork/hiring-accordion.ts';
import { mondayReport } from '../../artwork/monday-report.ts';
import { funnel } from '../../artwork/rpo-services/funnel.ts';
import { fullCycle, onDemand, partialCycle } from '../../artwork/rpo-services/scopes.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { staffingProof } from '../company/sample-proof/staffing.ts';
import { people } from '../people.ts';
import type { RecruitingPage } from './service-page.ts';

export const page = {
  path: '/rpo-services',
  title: 'RPO services: on-demand, partial, or full-cycle',
  description:
    'Recruitment process outsourcing for a short peak, a few stages, or all of your hiring, with a weekly report.',
  banner: {
    eyebrow: 'Recruitment process outsourcing',
    title: 'Recruiters when you need them',
    lead: 'We run some or all of your recruiting: 10 hires one year, 40 the next, with no recruiters to lay off.',
    action: { href: '/contact', label: 'Plan your hiring' },
    art: hiringAccordion,
  },
  stats: [facts.experience, facts.launched, facts.retention],
  scopes: {
    title: 'Choose how much recruiting to outsource',
    options: [
      {
        label: 'For a short peak',
        title: 'On-demand',
        art: onDemand,
        text: 'You hire recruiters by the month for a launch, a new site, or a colleague’s leave.',
        points: [
          'Job ads, sourcing, screening',
          '1–3 recruiters in 10 business days',
          'Your ATS and your scorecards',
        ],
      },
      {
        label: 'For a bottleneck',
        title: 'Partial-cycle',
        art: partialCycle,
        text: 'You hand over the stages that slow you down, often sourcing and first calls.',
        points: [
          'You choose the stages',
          'Service levels for each stage',
          'Six-month term, reviewed quarterly',
        ],
      },
      {
        label: 'For steady volume',
        title: 'Full-cycle',
        art: fullCycle,
        text: 'A dedicated team runs all of your recruiting and reports to your head of HR.',
        points: [
          'From workforce plan to offer',
          'An account lead who plans with you',
          'One-year term, documented exit',
        ],
      },
    ],
  },
  explained: {
    title: 'Which stages each option covers',
    lead: 'A sample year with 12 roles. Bars show what we take over.',
    figure: funnel(
      {
        counts: [
          { count: 12, stage: 'Plan' },
          { count: 108, stage: 'Job ad' },
          { count: 132, stage: 'Sourcing' },
          { count: 84, stage: 'Screening' },
          { count: 36, stage: 'Interviews' },
          { count: 12, stage: 'Offer' },
        ],
        scopes: [
          { name: 'On-demand', from: 1, to: 3, fill: 'quiet' },
          { name: 'Partial-cycle', from: 2, to: 3, fill: 'brand' },
          { name: 'Full-cycle', from: 0, to: 5, fill: 'match' },
        ],
      },
      'A year of hiring in six stages, from 12 open roles and 240 applicants and prospects to 12 hires. Bars show which stages each option covers.',
    ),
    steps: [
      {
        label: '12 open roles',
        title: 'Workforce plan',
        text: 'Headcount by quarter, skill, and location.',
      },
      {
        label: '108 applicants',
        title: 'Job ad',
        text: 'One page, and a spending limit per board.',
      },
      {
        label: '132 prospects',
        title: 'Sourcing',
        text: 'Earlier applicants and former employees.',
      },
      {
        label: '84 candidates',
        title: 'Screening',
        text: 'A structured interview and an assignment.',
      },
      {
        label: '36 finalists',
        title: 'Interviews',
        text: 'Panels, debriefs, and an interviewer guide.',
      },
      {
        label: '12 hires',
        title: 'Offer',
        text: 'A first-day checklist for the manager.',
      },
    ],
  },
  measures: {
    title: 'What your Monday report shows',
    points: [
      'Business days from an approved role to three candidates worth interviewing',
      'Interviews per offer: if they rise, we check the job description first',
      'The share of offers accepted, with the reason for each refusal',
      'Which channels and recruiters found the people who stayed a year',
      'Unedited answers to two questions we ask every candidate, hired or not',
    ],
    picture: {
      composition: mondayReport,
      alt: 'A report for 12 open roles. A shortlist took 9 days, and 10 of 12 hires stayed a year. Interviews per offer are marked: 5, up from 3.',
    },
  },
  firstMonth: {
    title: 'Your first month with our recruiters',
    steps: [
      {
        label: 'Week 1',
        title: 'Process review',
        text: 'We analyze your last 10 hires and document your longest delays.',
      },
      {
        label: 'Week 2',
        title: 'Accounts and templates',
        text: 'Our recruiters start in your ATS and rewrite your messages to candidates.',
      },
      {
        label: 'Week 3',
        title: 'Searches begin',
        text: 'Managers get the first profiles and a choice of interview times.',
      },
      {
        label: 'Week 4',
        title: 'First report',
        text: 'It covers every open role, and from it we propose service levels.',
      },
    ],
  },
  engagement: {
    title: 'RPO terms, team, and timing',
    lead: 'You interview the recruiters before you sign.',
    action: { href: '/contact', label: 'Meet an account lead' },
    facts: [
      { term: 'For', detail: 'Firms with 10+ hires a year' },
      {
        term: 'You get',
        detail: 'Recruiters, scorecards, and a weekly report',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A monthly fee',
        condition: 'By stages and open roles, or per recruiter if on demand',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'From week 3',
        condition: 'First profiles, then a report each Monday',
      },
      { term: 'Team', detail: '1 recruiter for every 15 open roles, plus a sourcer' },
      { term: 'Scaling down', detail: '30 days’ notice, or 60 to end the term' },
      proofFact(staffingProof['/rpo-services']),
    ],
    plan: {
      teams: [
        { label: 'Two recruiters and a sourcer', shares: [1, 1, 1], note: 'for 30 open roles' },
      ],
      unit: 'Week',
      length: 6,
      rows: [
        { label: 'Preparation', from: 1, to: 2 },
        { label: 'Job ads', from: 2, to: 3 },
        { label: 'Profiles', from: 3, to: 6 },
        { label: 'Monday reports', at: [4, 5, 6] },
      ],
      finish: { label: 'First offer', from: 5, to: 6 },
      alt: 'Two recruiters and a sourcer for 30 roles prepare for two weeks. Profiles arrive from week 3, reports from week 4, and the first offer in week 5 or 6.',
    },
  },
  closing: {
    title: 'Bring us next year’s hiring plan',
    lead: 'A spreadsheet is enough. We’ll mark the stages likely to cause trouble and suggest an option.',
    quote: firstReplies['/rpo-services'],
    interest: 'Human Resource',
    reader: people.recruiting,
  },
} as const satisfies RecruitingPage;
