import { staffingMatch } from '../../artwork/staffing-match.ts';
import { termClocks } from '../../artwork/strategic-staffing/terms.ts';
import { facts } from '../company/facts.ts';
import type { StaffingPage } from './service-page.ts';

export const page = {
  path: '/strategic-staffing',
  title: 'Strategic staffing: contract to permanent hiring',
  description:
    'Contract hiring, contract to hire, and permanent hiring for IT roles: three ways to fill a seat, with candidates screened by engineers in your stack.',
  banner: {
    eyebrow: 'Strategic staffing',
    title: 'Hire on the terms the role deserves',
    lead: 'A migration ends; a platform lead should stay for years. Choose the contract seat by seat, and meet three screened people for each.',
    action: { href: '/contact', label: 'Talk to a recruiter' },
    art: staffingMatch,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.retention],
  explained: {
    title: 'Who employs the person, month by month',
    lead: 'Each clock runs for eighteen months. The numbers mark when something is decided or paid.',
    figure: termClocks(
      {
        months: 18,
        terms: [
          {
            name: 'Contract hiring',
            ours: 12,
            yours: 0,
            pay: ['Hours', 'by the month'],
            decisions: [
              { month: 3, label: 'Month 3: earliest end' },
              { month: 12, label: 'Month 12: extend?' },
            ],
          },
          {
            name: 'Contract to hire',
            ours: 6,
            yours: 12,
            pay: ['Hours', 'then a salary'],
            decisions: [
              { month: 3, label: 'Month 3: joint review' },
              { month: 6, label: 'Month 6: transfer', isMatch: true },
            ],
          },
          {
            name: 'Permanent hiring',
            ours: 0,
            yours: 18,
            pay: ['One fee', 'then a salary'],
            decisions: [
              { month: 0, label: 'Day 1: fee is due' },
              { month: 3, label: 'Month 3: cover ends' },
            ],
          },
        ],
      },
      'Three clocks of eighteen months: a contract stays with us for twelve, contract to hire moves over in month six, and a permanent hire is yours at once.',
    ),
    steps: [
      {
        title: 'Who employs',
        text: 'Payroll, leave, and equipment are ours for as long as we employ. Your headcount grows only after that.',
      },
      {
        title: 'Who pays, and when',
        text: 'Hours are billed by the month. A permanent hire costs one fee on the first day, and nothing before it.',
      },
      {
        title: 'Who can stop',
        text: 'Contracts end with two weeks’ notice. If a hire fails within ninety days, we search again.',
      },
    ],
  },
  models: {
    title: 'Three contracts, one standard of screening',
    options: [
      {
        label: 'For work with an end date',
        title: 'Contract hiring',
        text: 'We employ, you direct: right for a data migration, a parental leave, or a release that needs hands.',
        points: [
          'Three to twelve months, extendable',
          'Weekly timesheet, monthly invoice',
          'Ends with two weeks’ notice',
        ],
      },
      {
        label: 'For a role you want to test',
        title: 'Contract to hire',
        text: 'The trial runs on our payroll and your real work. If both sides agree, the person moves to you.',
        points: [
          'A trial of three to six months',
          'Salary and transfer date settled first',
          'A midpoint review with all three parties',
        ],
      },
      {
        label: 'For knowledge that should stay',
        title: 'Permanent hiring',
        text: 'You make the offer. Search, screening, references, and the talk about a counteroffer are our part.',
        points: [
          'The fee falls due when the hire starts',
          'Pay checked against current offers',
          'A new search if it fails in ninety days',
        ],
      },
    ],
  },
  engagement: {
    title: 'What goes into a typical search',
    lead: 'Rare skills take longer, and we say so in the first call.',
    action: { href: '/contact', label: 'See a sample profile' },
    facts: [
      { term: 'Roles', detail: 'Engineers, architects, analysts, ERP consultants, and QA leads' },
      { term: 'Search team', detail: 'A recruiter, a sourcer, and an engineer from your stack' },
      { term: 'Shortlist', detail: 'Five working days for contract roles, ten for permanent ones' },
      {
        term: 'You receive',
        detail: 'Three profiles with notes, and two reference calls per finalist',
      },
      { term: 'Tools', detail: 'Ceipal, LinkedIn Recruiter, CoderPad, and your own ATS' },
      {
        term: 'Our part ends',
        detail: 'At the contract’s end, the transfer, or the end of probation',
      },
    ],
    plan: {
      teams: [
        { label: 'Our three', shares: [1, 1, 0.3], note: 'until you sign' },
        { label: 'Yours', shares: [0.15], note: 'six hours' },
      ],
      unit: 'Week',
      length: 4,
      rows: [
        { label: 'Search', from: 1, to: 2 },
        { label: 'Shortlist', at: [2] },
        { label: 'Interviews', from: 3, to: 3 },
      ],
      finish: { label: 'Hire', from: 4, to: 4, note: 'A permanent search' },
      alt: 'A permanent search in four weeks: the shortlist in week two, interviews in week three, and a signature in week four.',
    },
  },
  reasons: {
    title: 'A shortlist you can defend upstairs',
    reasons: [
      {
        title: 'Most conversations end with us',
        text: 'An engineer from the same technology hears every candidate first. You meet only those who build well.',
      },
      {
        title: 'The market is explained before the search',
        text: 'If the skill costs more than your pay band, you hear it in the first call, with ways around it.',
      },
      {
        title: 'Changing your mind is allowed',
        text: 'Contracts turn into hires, and searches into contracts, under the same agreement.',
      },
      {
        title: 'The recruiter calls back',
        text: 'After a week, a month, and a quarter we ask both sides how it is going.',
      },
    ],
  },
  closing: {
    title: 'Tell us about one open seat',
    lead: 'Send the job description you have, even a rough one. A recruiter replies with questions and a first opinion on the market.',
    interest: 'Human Resource',
  },
} as const satisfies StaffingPage;
