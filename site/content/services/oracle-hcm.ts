import * as pieces from '../../artwork/oracle-hcm/pieces.ts';
import { quarterlyUpdate } from '../../artwork/oracle-hcm/quarterly-update.ts';
import { orgTree } from '../../artwork/org-tree.ts';
import { facts } from '../company/facts.ts';
import type { HumanCapitalPage } from './service-page.ts';

export const page = {
  path: '/oracle-hcm',
  title: 'Oracle HCM consulting from setup to payroll',
  description:
    'Oracle HCM consultants for core HR, talent, time, and payroll: implementation, data migration, integrations, and support through every quarterly update.',
  banner: {
    eyebrow: 'Oracle HCM consulting',
    title: 'Oracle HCM your people team can run',
    lead: 'Core HR, payroll, time, and talent, configured from your own rules. History moves over, pay is proven in parallel, and quarterly updates arrive tested.',
    action: { href: '/contact', label: 'Talk to an HCM consultant' },
    art: orgTree,
  },
  stats: [facts.practiceExperience, facts.launched, facts.rating, facts.retention],
  services: {
    title: 'Seven pieces, each with its workbook',
    lead: 'Start with the one that hurts. A configuration workbook records every setting, why it is so, and who decided it.',
    panel: {
      title: 'From a workbook',
      facts: [
        { term: 'Setting', detail: 'Overtime after 8 hours' },
        { term: 'Why', detail: 'Union contract, article 14' },
        { term: 'Decided', detail: 'Payroll lead, March 12' },
      ],
    },
    rows: [
      {
        art: pieces.structure,
        title: 'Core HR',
        text: 'Legal employers, grades, positions, and approval chains, modeled on how you really report.',
      },
      {
        art: pieces.payroll,
        title: 'Payroll',
        text: 'Elements, balances, and fast formulas with test cases. The old system retires after two runs agree to the cent.',
      },
      {
        art: pieces.shift,
        title: 'Time and absence',
        text: 'Shifts, overtime, and accruals as worked examples first, so that unions can object before go-live.',
      },
      {
        art: pieces.budget,
        title: 'Talent and compensation',
        text: 'Goals, reviews, and raises on one calendar. Managers see what is left while they type.',
      },
      {
        art: pieces.recruiting,
        title: 'Recruiting',
        text: 'A career site that candidates finish on a phone, and offers that become employee records.',
      },
      {
        art: pieces.loads,
        title: 'Data migration',
        text: 'Assignments and salary history, loaded in three rehearsals and reconciled person by person.',
      },
      {
        art: pieces.files,
        title: 'Integrations and reports',
        text: 'Files for banks, benefits, and the ledger, and reports that HR can change without a ticket.',
      },
    ],
  },
  explained: {
    title: 'Four updates a year, each rehearsed',
    lead: 'Oracle updates your test environment about two weeks before production. This is how our support team uses the gap.',
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
      'Of 214 changes, 18 touch you. 37 of 38 test cases agree with last quarter. One pays twice, is worked around, and runs again, so that all 38 agree.',
    ),
    steps: [
      {
        label: 'Before',
        title: 'Notes cut down to you',
        text: 'You read the few changes that touch your modules, each marked: act, test, or ignore.',
      },
      {
        label: 'Days 1–4',
        title: 'Regression runs',
        text: 'Hire, transfer, absence, raise, payroll: scripted cases are compared with last quarter’s results.',
      },
      {
        label: 'Days 5–10',
        title: 'Findings and choices',
        text: 'What broke gets a workaround or a request to Oracle. New features stay off until HR asks.',
      },
      {
        label: 'Day 15',
        title: 'Production and payday',
        text: 'We repeat a short check on Monday and sit in on the first payroll of the new version.',
      },
    ],
  },
  industries: {
    title: 'Where pay rules get complicated',
    links: [
      { href: '/industries/healthcare-development', label: 'Healthcare' },
      { href: '/industries/goverment', label: 'Government' },
      { href: '/industries/engineering-manufacturing', label: 'Manufacturing' },
      { href: '/industries/retail-and-ecommerce', label: 'Retail' },
    ],
  },
  why: {
    title: 'Why clients choose us',
    lead: 'HCM projects rarely fail at the standard case. These habits catch the odd ones early.',
    reasons: [
      {
        title: 'Payroll people test payroll',
        text: 'Our testers have closed pay cycles themselves, and ask about the retroactive raise.',
      },
      {
        title: 'Delivered first, deviations priced',
        text: 'For each wish you hear what the standard can do, and what more would cost at every update.',
      },
      {
        title: 'Nothing is configured from memory',
        text: 'Settings move by workbook, and a second consultant compares both systems.',
      },
      {
        title: 'Your admins finish the work',
        text: 'From month three on, your team makes the changes while ours answers questions.',
      },
    ],
  },
  engagement: {
    title: 'What an implementation usually takes',
    lead: 'One country, up to two thousand employees, and payroll.',
    action: { href: '/contact', label: 'See a sample workbook' },
    facts: [
      {
        term: 'Team',
        detail: 'Lead, two consultants, developer, and tester',
      },
      { term: 'To go-live', detail: 'Five to seven months, with two parallel payrolls' },
      {
        term: 'Tools',
        detail: 'HCM Data Loader, Fast Formula, and OTBI',
      },
      {
        term: 'You receive',
        detail:
          'Configuration workbooks, reconciled loads, test scripts, and a cutover plan by the hour',
      },
      {
        term: 'From your side',
        detail: 'An HR lead half the week, payroll two days, and finance for costing decisions',
      },
      { term: 'Afterward', detail: 'A named consultant, and all four updates' },
    ],
    plan: {
      teams: [
        { label: 'Our five', shares: [1, 1, 1, 1, 1], note: 'for five to seven months' },
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
      finish: { label: 'Go-live', from: 5, to: 7, note: 'Month five to seven' },
      alt: 'Seven months with five of ours and three of yours: core HR by month three, two parallel payrolls, and go-live from month five on.',
    },
  },
  closing: {
    title: 'Which rule does payroll apply by hand?',
    lead: 'Bring that one. A consultant shows you how Oracle HCM would handle it, or tells you that it can’t.',
    interest: 'Software Development',
  },
} as const satisfies HumanCapitalPage;
