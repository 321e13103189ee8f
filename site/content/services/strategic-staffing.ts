import {
  contract,
  contractToHire,
  permanent,
} from '../../artwork/strategic-staffing/hiring-models.ts';
import { ponyWithCone } from '../../artwork/strategic-staffing/pony-with-cone.ts';
import { termClocks } from '../../artwork/strategic-staffing/terms.ts';
import { threeTurtlenecks } from '../../artwork/three-turtlenecks.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { staffingProof } from '../company/sample-proof/staffing.ts';
import { people } from '../people.ts';
import type { StaffingPage } from './service-page.ts';

export const page = {
  path: '/strategic-staffing',
  title: 'Strategic staffing: contract to permanent hiring',
  description:
    'Contract hiring, contract to hire, and permanent hiring for IT roles, with candidates screened by engineers.',
  banner: {
    eyebrow: 'For companies that hire technical people',
    title: 'Hire IT staff on terms that fit the role',
    lead: 'Choose contract, contract to hire, or permanent for each role, and meet three candidates screened by our engineers.',
    action: { href: '/contact', label: 'Talk to a recruiter' },
    art: threeTurtlenecks,
  },
  stats: [facts.experience, facts.launched, facts.rating],
  explained: {
    title: 'Who employs the person, month by month',
    lead: 'The numbered dots on each clock mark decisions and payments, with a note below.',
    figure: termClocks(
      {
        months: 18,
        terms: [
          {
            name: 'Contract hiring',
            ours: 12,
            yours: 0,
            pay: ['Hours', 'billed monthly'],
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
              { month: 3, label: 'Day 90: guarantee ends' },
            ],
          },
        ],
      },
      'Three 18-month clocks: we employ a contractor for 12 months, contract to hire moves to you in month 6, and a permanent hire is yours from day 1.',
    ),
    steps: [
      {
        title: 'Employment',
        text: 'While we’re the official employer, we handle payroll, leave, and equipment, and your headcount stays the same.',
      },
      {
        title: 'Billing',
        text: 'We bill contract hours monthly. For a permanent employee, you pay a single fee on the first day of work.',
      },
      {
        title: 'Notice and guarantee',
        text: 'From month 3, either side can end a contract with two weeks’ notice. If a permanent employee leaves within 90 days, we repeat the search.',
      },
    ],
  },
  models: {
    title: 'Three ways to hire IT staff',
    options: [
      {
        label: 'For work with an end date',
        title: 'Contract hiring',
        art: contract,
        text: 'We employ the specialist and you direct the work, for example during a migration, a parental leave, or a busy release.',
        points: [
          '3–12 months, with extensions',
          'Weekly timesheet, monthly invoice',
          'Ends with 2 weeks’ notice',
        ],
      },
      {
        label: 'For a trial before you hire',
        title: 'Contract to hire',
        art: contractToHire,
        text: 'The specialist starts on our payroll, works on your projects, and becomes your employee if both sides agree.',
        points: [
          'A trial of 3–6 months',
          'Salary, transfer date, and fee set up front',
          'A joint review in month 3',
        ],
      },
      {
        label: 'For long-term roles',
        title: 'Permanent hiring',
        art: permanent,
        text: 'You make the offer, and we handle the search, screening, references, and any counteroffer.',
        points: [
          'Fee due when the person starts',
          'Salary checked against current offers',
          'A guarantee for the first 90 days',
        ],
      },
    ],
  },
  engagement: {
    title: 'How a search is priced and how long it takes',
    lead: 'Rare skills take longer, and we’ll tell you so before you sign.',
    action: { href: '/contact', label: 'Request a sample profile' },
    facts: [
      {
        term: 'For',
        detail: 'Companies that hire engineers, architects, analysts, or ERP consultants',
      },
      {
        term: 'You get',
        detail: '3 profiles with interview notes, and 2 reference calls for each finalist',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'An hourly rate or a fee',
        condition: 'Hourly on contract; a share of the first-year salary if permanent',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'Shortlist in 5 days',
        condition: 'Business days, or 10 for a permanent role; hire in 4 weeks',
      },
      {
        term: 'Team',
        detail: 'A recruiter, a sourcer, and a part-time engineer who knows your stack',
      },
      proofFact(staffingProof['/strategic-staffing']),
    ],
    phases: {
      parts: [
        { title: 'Search and shortlist', time: '1 week', length: 1 },
        { title: 'Your interviews', time: '1 week', length: 1 },
        { title: 'Reference calls', time: '1 week', length: 1 },
      ],
      end: 'Start on contract',
    },
  },
  reasons: {
    title: 'What our recruiters do for you',
    art: ponyWithCone,
    reasons: [
      {
        title: 'Engineers interview first',
        text: 'An engineer who uses the same technologies interviews every candidate, and you meet only the ones who pass.',
      },
      {
        title: 'Clear advice on salaries',
        text: 'If a skill costs more than your salary range allows, we tell you in the first call and suggest alternatives.',
      },
      {
        title: 'Terms you can change',
        text: 'You can convert a contract into a permanent hire, or a search into a contract, under the same agreement.',
      },
      {
        title: 'Follow-up after the start',
        text: 'We contact you and the new employee after a week, a month, and three months to ask how it’s going.',
      },
    ],
  },
  closing: {
    title: 'Describe your open role',
    lead: 'A recruiter will reply to even a rough job description with questions and a first look at the market.',
    next: 'we agree on the job ad.',
    interest: 'Human Resource',
    reader: people.recruiting,
    background: 'brand',
  },
} as const satisfies StaffingPage;
