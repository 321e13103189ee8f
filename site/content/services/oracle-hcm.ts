import * as pieces from '../../artwork/oracle-hcm/pieces.ts';
import { quarterlyUpdate } from '../../artwork/oracle-hcm/quarterly-update.ts';
import * as weeks from '../../artwork/oracle-hcm/weeks.ts';
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
        text: 'Legal employers, grades, positions, and approval chains modeled on how you really report, with journeys for hiring, moving, and leaving.',
      },
      {
        art: pieces.payroll,
        title: 'Payroll',
        text: 'Elements, balances, costing, and fast formulas with test cases. The old system retires after two parallel runs agree to the cent.',
      },
      {
        art: pieces.shift,
        title: 'Time and absence',
        text: 'Shift patterns, overtime, and accruals written down as worked examples first, so that unions and managers can object before go-live.',
      },
      {
        art: pieces.budget,
        title: 'Talent and compensation',
        text: 'Goals, reviews, and salary rounds on one calendar. Managers see what is left of their budget while they type a raise.',
      },
      {
        art: pieces.recruiting,
        title: 'Recruiting',
        text: 'Requisitions that know their position, a career site that candidates finish on a phone, and offers that become employee records.',
      },
      {
        art: pieces.loads,
        title: 'Data migration',
        text: 'Assignments and salary history go in with HCM Data Loader, in three rehearsals, and are reconciled person by person with the source.',
      },
      {
        art: pieces.files,
        title: 'Integrations and reports',
        text: 'Files for banks, benefit carriers, and the general ledger through Oracle Integration, and OTBI reports that HR can change without a ticket.',
      },
    ],
  },
  quarterlyUpdate: {
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
        text: 'Out of hundreds of changes you read the few that touch your modules, each marked: act, test, or ignore.',
      },
      {
        label: 'Days 1–4',
        title: 'Regression runs',
        text: 'Hire, transfer, absence, raise, payroll: scripted cases run on the updated version and are compared with last quarter’s results.',
      },
      {
        label: 'Days 5–10',
        title: 'Findings and choices',
        text: 'What broke gets a workaround or a service request to Oracle. New features stay off until somebody in HR asks for them.',
      },
      {
        label: 'Day 15',
        title: 'Production and payday',
        text: 'We repeat a short check on Monday morning and sit in on the first payroll that uses the new version.',
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
  firstMonth: {
    title: 'Decisions first, screens by week three',
    lead: 'An implementation is mostly decisions. The first month collects them, and shows you enough of the system to change your mind.',
    steps: [
      {
        label: 'Week 1',
        title: 'An inventory of rules',
        art: weeks.rules,
        text: 'We read policies, pay slips, and union agreements, then list every rule that payroll follows, including those that only one person knows.',
      },
      {
        label: 'Week 2',
        title: 'A structure that HR and finance sign',
        art: weeks.structure,
        text: 'Legal employers, business units, grades, and positions are drawn on one page and argued over until both departments accept the picture.',
      },
      {
        label: 'Week 3',
        title: 'Your own people in a test system',
        art: weeks.records,
        text: 'A first load of two hundred real records, with names masked, shows which data is missing and who has to supply it.',
      },
      {
        label: 'Week 4',
        title: 'A playback and a dated plan',
        art: weeks.plan,
        text: 'HR hires, promotes, and pays an invented employee on screen. Afterward you receive the plan to go-live with its three largest risks.',
      },
    ],
  },
  why: {
    title: 'Exceptions found before payday',
    lead: 'HCM projects rarely fail at the standard case. Four habits keep the odd ones from surprising you.',
    reasons: [
      {
        title: 'Payroll people test payroll',
        text: 'Whoever checks your results has closed pay cycles before, and asks about the retroactive raise that nobody put into the scope.',
      },
      {
        title: 'Delivered first, deviations priced',
        text: 'For each wish you hear what standard functionality can do, and what going beyond it would cost at every update from then on.',
      },
      {
        title: 'Nothing is configured from memory',
        text: 'Settings travel from test to production by workbook and migration set, and a second consultant compares both environments.',
      },
      {
        title: 'Your admins finish the work',
        text: 'From the third month on, your own team makes the changes while ours looks over its shoulder and answers questions.',
      },
    ],
  },
  engagement: {
    title: 'What an implementation usually takes',
    lead: 'For one country and up to two thousand employees: core HR with time, absence, and payroll.',
    action: { href: '/contact', label: 'Ask for a sample workbook' },
    facts: [
      {
        term: 'Team',
        detail: 'Solution lead, two consultants, integration developer, and test lead',
      },
      { term: 'To go-live', detail: 'Five to seven months; core HR alone, about three' },
      { term: 'Parallel payroll', detail: 'Two full cycles, or three where pay is negotiated' },
      {
        term: 'Tools',
        detail: 'HCM Data Loader, Fast Formula, OTBI, BI Publisher, and Oracle Integration',
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
    lead: 'Bring that one. A consultant shows you in half an hour how Oracle HCM would handle it, or tells you that it can’t.',
    interest: 'Software Development',
  },
} as const satisfies HumanCapitalPage;
