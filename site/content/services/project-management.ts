import { criticalPath } from '../../artwork/project-management/critical-path.ts';
import * as cutovers from '../../artwork/project-management/cutovers.ts';
import * as industries from '../../artwork/project-management/industries.ts';
import * as projects from '../../artwork/project-management/projects.ts';
import * as rules from '../../artwork/project-management/rules.ts';
import { pulledEndDate } from '../../artwork/pulled-end-date.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { developmentProof } from '../company/sample-proof/development.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/project-management',
  title: 'Project management for IT rollouts and rescues',
  description:
    'Project managers for software rollouts, migrations, and late projects, with a new forecast every Monday.',
  banner: {
    eyebrow: 'For rollouts, migrations, and late projects',
    title: 'An end date you can believe',
    lead: 'Our project managers plan the work, follow up on it, and hold vendors to their contracts. Every Monday, you see the likely end date and what could change it.',
    action: { href: '/contact', label: 'Meet a project manager' },
    art: pulledEndDate,
  },
  stats: [facts.experience, facts.launched, facts.retention],
  services: {
    title: 'Project management services',
    cards: [
      {
        drawing: projects.interim,
        title: 'Interim project manager',
        text: 'One manager from kickoff to acceptance, who leaves a plan your staff can follow.',
      },
      {
        drawing: projects.program,
        title: 'Program office',
        text: 'Several projects on one calendar, and a monthly review that ends in decisions.',
      },
      {
        drawing: projects.rescue,
        title: 'Rescue of a late project',
        text: 'After two weeks of interviews, you get an honest forecast and three options.',
      },
      {
        drawing: rules.scrum,
        title: 'Scrum coaches',
        text: 'Smaller stories, a definition of done, and retrospectives that lead to action.',
      },
      {
        drawing: rules.vendors,
        title: 'Vendor coordination',
        text: 'Contracts become milestones, and each delivery must meet written criteria.',
      },
      {
        drawing: rules.budget,
        title: 'Budget and risk control',
        text: 'A monthly earned-value report in plain English, and rules for the reserve.',
      },
    ],
  },
  explained: {
    title: 'How a project absorbs a late vendor',
    lead: 'This sample rollout has a fixed deadline. Any delay on the critical path moves the end date.',
    figure: criticalPath(
      {
        tasks: [
          { name: 'Data model', months: 2 },
          { name: 'Screens', months: 4 },
          { name: 'Testing', months: 2 },
          { name: 'Cutover', months: 1 },
        ],
        vendor: { name: 'Vendor API', months: 3 },
        late: 2,
        decision: { due: 4.2, early: 1 },
        deadline: 9,
      },
      'A vendor with 1 month of slack is 2 months late. With no decision, the rollout ends Oct 31. With half of the testing done early, it ends Sep 30.',
    ),
    steps: [
      {
        label: 'The plan',
        title: 'Slack is written down',
        text: 'Each dependency has an owner and a number of days it can slip.',
      },
      {
        label: 'No decision',
        title: 'The critical path moves',
        text: 'Once the slack is gone, the vendor’s delay moves the end date, and you hear about it that day, with two options.',
      },
      {
        label: 'Decided by May 7',
        title: 'The end date holds',
        text: 'The sponsor decides before the testers are booked elsewhere. Screens are tested while the vendor finishes, and the log says why.',
      },
    ],
  },
  industries: {
    title: 'Industries with fixed deadlines',
    cards: [
      {
        drawing: industries.ribbon,
        title: 'Government',
        text: 'Procurement stages, public milestones, and files that explain each decision to a new team.',
        link: { href: '/industries/goverment', label: 'See the industry' },
      },
      {
        drawing: cutovers.lockedSwitch,
        title: 'Manufacturing',
        text: 'Rollouts timed to plant shutdowns, with a fallback ready before Monday’s shift.',
        link: { href: '/industries/engineering-manufacturing', label: 'See the industry' },
      },
      {
        drawing: industries.frozenCalendar,
        title: 'Banking and finance',
        text: 'Regulatory dates, change freezes at quarter end, and audit evidence collected along the way.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
      {
        drawing: cutovers.nightShift,
        title: 'Telecommunications',
        text: 'Overnight cutovers with six suppliers, one runbook, and a name beside each step.',
        link: { href: '/industries/telecommunications', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Why sponsors choose our managers',
    reasons: [
      {
        title: 'Bad news arrives early',
        text: 'Monday’s page gives the forecast as a range, and the decisions due.',
      },
      {
        title: 'Decisions are recorded',
        text: 'One log records what was chosen, who chose it, and what was turned down.',
      },
      {
        title: 'You sit in fewer meetings',
        text: 'We cancel standing meetings that have had no agenda or result for a month.',
      },
      {
        title: 'The handoff is planned',
        text: 'The first plan names your own manager and includes two weeks of overlap.',
      },
    ],
  },
  engagement: {
    title: 'Terms and length',
    lead: 'The contract says what the manager may decide alone, and up to what amount.',
    action: { href: '/contact', label: 'Request a sample plan' },
    phases: {
      parts: [
        { title: 'Scope and plan', time: '8 weeks', length: 2 },
        { title: 'Lead', time: '2–12 months', length: [2, 12] },
      ],
      end: 'Closing report',
    },
    facts: [
      {
        term: 'For',
        detail: 'Software rollouts, migrations, and projects that have fallen behind',
      },
      {
        term: 'You get',
        detail: 'Scope, schedule, risk log, weekly status, and a closing report',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Daily, capped monthly',
        condition: 'A fixed price to diagnose a late project',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '4–14 months',
        condition: '2 weeks to diagnose a late project',
      },
      { term: 'Team', detail: '1 manager for each large project, or for up to 2 small ones' },
      { term: 'Methods', detail: 'Scrum, Kanban, PRINCE2, or SAFe, in Jira or Microsoft Project' },
      proofFact(developmentProof['/project-management']),
    ],
  },
  closing: {
    title: 'Worried about a deadline?',
    lead: 'A project manager will call you with the questions we’d ask in week one. Please have the plan and the deadline handy.',
    next: 'you keep the questions.',
    background: 'accent',
    interest: 'Management',
  },
} as const satisfies ConsultingPage;
