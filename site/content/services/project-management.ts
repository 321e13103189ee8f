import { ganttSlots } from '../../artwork/gantt-slots.ts';
import { criticalPath } from '../../artwork/project-management/critical-path.ts';
import { facts } from '../company/facts.ts';
import type { ExplainedPage } from './service-page.ts';

export const page = {
  path: '/project-management',
  title: 'Project management for IT rollouts and rescues',
  description:
    'Managers for software rollouts, migrations, and stalled programs: scope on two pages, dependencies in view, a decision log, and a forecast every Monday.',
  banner: {
    eyebrow: 'Project management',
    title: 'Know on Monday whether Friday will hold',
    lead: 'Our managers plan and chase, keep vendors to their word, and report the date that is likely instead of the one everybody hopes for.',
    action: { href: '/contact', label: 'Talk to a project manager' },
    art: ganttSlots,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.retention],
  services: {
    title: 'Borrow one manager, or a whole office',
    cards: [
      {
        glyph: 'projectManagement',
        title: 'Project lead on loan',
        text: 'One manager from mandate to acceptance, who leaves a plan that your own staff can continue.',
      },
      {
        glyph: 'team',
        title: 'Program office',
        text: 'Several projects on one calendar, and a monthly review that ends in decisions.',
      },
      {
        glyph: 'support',
        title: 'Rescue of a late project',
        text: 'Two weeks of interviews and old tickets yield an honest forecast and three ways forward.',
      },
      {
        glyph: 'gear',
        title: 'Scrum masters and coaches',
        text: 'Smaller stories, a definition of done that is applied, and retrospectives with tracked actions.',
      },
      {
        glyph: 'handOver',
        title: 'Vendor coordination',
        text: 'Contracts become milestones, and deliveries meet written acceptance criteria.',
      },
      {
        glyph: 'money',
        title: 'Budget and risk control',
        text: 'Earned value in two sentences a month, and a reserve with rules for its use.',
      },
    ],
  },
  explained: {
    title: 'A late vendor, and a date that holds',
    lead: 'A sample rollout with a fixed deadline, the dashed line. Light bars are the critical path: whatever they lose, the date loses.',
    figure: criticalPath(
      {
        tasks: [
          { label: 'Data model', months: 2, after: [] },
          { label: 'Vendor API', months: 3, after: [0] },
          { label: 'Screens', months: 4, after: [0] },
          { label: 'Test', months: 2, after: [1, 2] },
          { label: 'Training', months: 1.5, after: [2] },
          { label: 'Cutover', months: 1, after: [3, 4] },
        ],
        late: { task: 1, months: 2 },
        decision: { due: 4.2, task: 3, months: 1 },
        deadline: 9,
      },
      'A vendor with 1 month of slack is 2 months late. Undecided, a rollout ends on Oct 31. With half of the test first, it ends on Sep 30, as planned.',
    ),
    steps: [
      {
        title: 'Slack is written down',
        text: 'Every dependency gets an owner and the number of days that it may lose.',
      },
      {
        title: 'The path moves',
        text: 'Once the slack is gone, the vendor sets the date. You hear it that day, with two options.',
      },
      {
        title: 'A decision has a date',
        text: 'By May 7 the sponsor picks one. A week later, the testers would be booked elsewhere.',
      },
      {
        title: 'The date holds',
        text: 'Screens are tested while the vendor finishes. The log says who chose it, and why.',
      },
    ],
  },
  industries: {
    title: 'Programs where the date is not yours',
    cards: [
      {
        glyph: 'government',
        title: 'Government',
        text: 'Procurement stages, public milestones, and files in which a new team finds every reason.',
        link: { href: '/industries/goverment', label: 'See the industry' },
      },
      {
        glyph: 'engineering',
        title: 'Engineering and manufacturing',
        text: 'Rollouts fitted into plant shutdowns, with a way back before Monday’s shift.',
        link: { href: '/industries/engineering-manufacturing', label: 'See the industry' },
      },
      {
        glyph: 'banking',
        title: 'Banking and finance',
        text: 'Regulatory dates, change freezes at quarter end, and audit evidence collected on the way.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
      {
        glyph: 'telecom',
        title: 'Telecommunications',
        text: 'Cutovers in nightly windows: six suppliers, one runbook, and a name beside each step.',
        link: { href: '/industries/telecommunications', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'What changes once we run it',
    reasons: [
      {
        title: 'Bad news arrives early',
        text: 'A status page each Monday: forecast as a range, spending, and the decisions needed.',
      },
      {
        title: 'Decisions stay decided',
        text: 'One log records what was chosen, by whom, and what was turned down.',
      },
      {
        title: 'The calendar empties',
        text: 'Standing meetings without an agenda or a result are canceled after a month.',
      },
      {
        title: 'Our exit is a milestone',
        text: 'Handover to a manager of yours stands in the first plan, with two weeks side by side.',
      },
    ],
  },
  engagement: {
    title: 'What the mandate says',
    lead: 'So that you see exactly how much management you are getting.',
    facts: [
      {
        term: 'Roles',
        detail: [
          'Project manager',
          'Program manager',
          'PMO analyst',
          'Scrum master',
          'Business analyst',
          'Test manager',
        ],
      },
      { term: 'Load', detail: 'One large project per manager or two small ones, never three' },
      {
        term: 'Length',
        detail: 'Four to fourteen months; two weeks for the diagnosis of a rescue',
      },
      { term: 'Methods', detail: ['Scrum', 'Kanban', 'PRINCE2', 'PMBOK', 'SAFe'] },
      {
        term: 'Tools',
        detail: [
          'Jira',
          'Azure DevOps',
          'Microsoft Project',
          'Smartsheet',
          'Confluence',
          'Power BI',
        ],
      },
      {
        term: 'You receive',
        detail:
          'Scope statement, schedule, risk log, decision log, weekly status page, and a closing report',
      },
      {
        term: 'Authority',
        detail: 'In writing: what the manager decides alone, and up to which amount',
      },
    ],
  },
  closing: {
    title: 'Which date keeps you awake?',
    lead: 'Tell us the project and the deadline. A manager calls back with the ten questions that we would ask in week one.',
    interest: 'Management',
  },
} as const satisfies ExplainedPage;
