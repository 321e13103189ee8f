import { paydayKitchen } from '../../artwork/oracle-hcm/payday-kitchen.ts';
import * as pieces from '../../artwork/oracle-hcm/pieces.ts';
import { quarterlyUpdate } from '../../artwork/oracle-hcm/quarterly-update.ts';
import { payrollLocomotive } from '../../artwork/payroll-locomotive.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { consultingProof } from '../company/sample-proof/consulting.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { leads } from './leads.ts';
import type { HumanCapitalPage } from './service-page.ts';

export const page = {
  path: '/oracle-hcm',
  title: 'Oracle HCM consulting from setup to payroll',
  description:
    'Oracle HCM consultants for core HR, payroll, time, and talent: setup, data migration, and every update.',
  banner: {
    eyebrow: 'For employers with up to 2,000 people',
    title: 'Oracle HCM your people team can run',
    lead: 'We set up core HR, payroll, time, and talent to follow your rules. We migrate your records, compare old pay with new, and test each quarterly update.',
    action: { href: '/contact', label: 'Meet an HCM consultant' },
    art: payrollLocomotive,
  },
  stats: [facts.practiceExperience, facts.launched, facts.rating, facts.retention],
  services: {
    title: 'Oracle HCM modules and services',
    lead: 'Start with the module you need most. A configuration workbook records each setting, the reason for it, and who decided.',
    panel: {
      title: 'A sample workbook entry',
      facts: [
        { term: 'Setting', detail: 'Overtime after 8 hours' },
        { term: 'Reason', detail: 'Union contract, article 14' },
        { term: 'Decided', detail: 'Payroll lead, March 12' },
      ],
    },
    rows: [
      {
        art: pieces.structure,
        title: 'Core HR',
        text: 'Legal employers, grades, positions, and approval chains that match your real reporting lines.',
      },
      {
        art: pieces.payroll,
        title: 'Payroll',
        text: 'Elements, balances, and fast formulas with test cases. The old system stays until a full run matches to the cent.',
      },
      {
        art: pieces.shift,
        title: 'Time and absence',
        text: 'Shift, overtime, and accrual rules as worked examples that unions can review before go-live.',
      },
      {
        art: pieces.budget,
        title: 'Talent and compensation',
        text: 'Goals, reviews, and raises on one calendar. Managers see what’s left in the budget as they type.',
      },
      {
        art: pieces.recruiting,
        title: 'Recruiting',
        text: 'A career site that works on a phone, and offers that become employee records.',
      },
      {
        art: pieces.loads,
        title: 'Data migration',
        text: 'Assignments and salary history, loaded in three rehearsals and checked person by person.',
      },
      {
        art: pieces.files,
        title: 'Integrations and reports',
        text: 'Files for banks, benefits, and the ledger, and reports that HR can change without a ticket.',
      },
    ],
  },
  explained: {
    title: 'How we test each quarterly update',
    lead: 'Oracle updates your test environment about two weeks before production. Our support team uses that time to test.',
    figure: quarterlyUpdate(
      {
        changes: 214,
        lanes: [
          { label: 'Hire', cases: 8, changes: 4 },
          { label: 'Transfer', cases: 6, changes: 3 },
          { label: 'Absence', cases: 8, changes: 3 },
          { label: 'Raise', cases: 7, changes: 3 },
          { label: 'Payroll', cases: 9, changes: 5 },
        ],
        features: 6,
      },
      'Of 214 changes, 18 affect you. Of 38 tests, 37 match last quarter. The one that pays twice gets a workaround, is rerun, and matches.',
    ),
    steps: [
      {
        label: 'Before',
        title: 'We filter the release notes',
        text: 'You read only the changes that affect your modules, each marked act, test, or ignore.',
      },
      {
        label: 'Days 1–4',
        title: 'We run regression tests',
        text: 'Scripted hires, transfers, absences, raises, and payrolls are compared with last quarter’s results.',
      },
      {
        label: 'Days 5–10',
        title: 'We fix what broke',
        text: 'Each problem gets a workaround or a request to Oracle. New features wait for HR’s go-ahead.',
      },
      {
        label: 'Day 15',
        title: 'You go to production',
        text: 'We run a short check on Monday and sit in on the first payroll in the new version.',
      },
    ],
  },
  industries: {
    title: 'Industries with complex pay rules',
    links: [
      { href: '/industries/healthcare-development', label: 'Healthcare' },
      { href: '/industries/goverment', label: 'Government' },
      { href: '/industries/engineering-manufacturing', label: 'Manufacturing' },
      { href: '/industries/retail-and-ecommerce', label: 'Retail' },
    ],
  },
  why: {
    title: 'Why HR teams choose us',
    art: paydayKitchen,
    reasons: [
      {
        title: 'Tested by payroll staff',
        text: 'Our testers have run payroll themselves and know to test retroactive raises.',
      },
      {
        title: 'Standard features first',
        text: 'We compare the standard feature with a build that you’d retest every quarter.',
      },
      {
        title: 'Every setting is checked',
        text: 'One consultant enters each setting from the workbook, and another checks it.',
      },
      {
        title: 'Your admins take over',
        text: 'Three months after go-live, your team makes the changes and ours answers questions.',
      },
    ],
  },
  engagement: {
    title: 'Oracle HCM terms and timeline',
    action: { href: '/contact', label: 'Request a sample workbook' },
    facts: [
      { term: 'For', detail: 'Employers with up to 2,000 people in one country' },
      {
        term: 'You get',
        detail: 'Configuration workbooks, reconciled data, test scripts, and a cutover plan',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A daily rate with a cap',
        condition: 'Per module; a fixed price after a 2-week study',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '5–7 months to go-live',
        condition: 'With two parallel payrolls',
      },
      { term: 'Team', detail: 'A lead, 2 consultants, a developer, and a tester' },
      {
        term: 'From you',
        detail: 'Each week: HR lead half-time, payroll 2 days, finance half a day',
      },
      proofFact(consultingProof['/oracle-hcm']),
    ],
    plan: {
      teams: [
        { label: 'Our five', shares: [1, 1, 1, 1, 1], note: 'for 5–7 months' },
        { label: 'Your three', shares: [0.5, 0.4, 0.1], note: 'part of the week' },
      ],
      unit: 'Month',
      length: 7,
      rows: [
        { label: 'Core HR', from: 1, to: 3 },
        { label: 'Time and absence', from: 2, to: 5 },
        { label: 'Payroll', from: 3, to: 5 },
        { label: 'Parallel payroll', at: [4, 5] },
      ],
      finish: { label: 'Go-live', from: 5, to: 7 },
      alt: 'Seven months with five of our people and three of yours: core HR by month 3, two parallel payrolls, and go-live from month 5.',
    },
  },
  closing: {
    title: 'Which rule does payroll apply by hand?',
    lead: 'A consultant will show you how Oracle HCM handles that rule, or tell you that it can’t.',
    quote: firstReplies['/oracle-hcm'],
    background: 'accent',
    interest: 'Software Development',
    reader: leads.oracle,
  },
} as const satisfies HumanCapitalPage;
