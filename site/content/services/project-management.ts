import { ganttSlots } from '../../artwork/gantt-slots.ts';
import { facts } from '../company/facts.ts';
import type { ConsultingPage } from './service-page.ts';

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
  firstMonth: {
    title: 'A plan you can believe, within a month',
    lead: 'Taking over a running project goes the same way. Week one then also asks what was promised, and to whom.',
    steps: [
      {
        label: 'Week 1',
        title: 'Listen and count',
        text: 'Twelve short interviews, every open contract, the real backlog. Out of it comes a scope of two pages, signed or disputed.',
      },
      {
        label: 'Week 2',
        title: 'Milestones with names',
        text: 'Dependencies are drawn, and every delivery gets one accountable person. What has no owner by Friday goes to the sponsor.',
      },
      {
        label: 'Week 3',
        title: 'Risks with dates',
        text: 'The team ranks what could go wrong. Each entry gets a trigger, an answer, and a day by which somebody decides.',
      },
      {
        label: 'Week 4',
        title: 'The first status page',
        text: 'Forecast as a range, spending against plan, three decisions needed. The steering group takes them in thirty minutes.',
      },
    ],
  },
  services: {
    title: 'Borrow one manager, or a whole office',
    lead: 'The mandate fits on a page, and you sign it before anyone starts.',
    cards: [
      {
        glyph: 'projectManagement',
        title: 'Project lead on loan',
        text: 'One manager for one project, from mandate to acceptance, who leaves behind a plan that your own staff can continue.',
      },
      {
        glyph: 'team',
        title: 'Program office',
        text: 'Several projects on one calendar: shared people, clashing vendors, and a monthly review that ends in decisions.',
      },
      {
        glyph: 'support',
        title: 'Rescue of a late project',
        text: 'Two weeks of interviews and old tickets yield an honest forecast, three ways forward, and the names of those who must choose.',
      },
      {
        glyph: 'gear',
        title: 'Scrum masters and coaches',
        text: 'Sprints that finish: smaller stories, a definition of done that is applied, and retrospectives whose actions get tracked.',
      },
      {
        glyph: 'handOver',
        title: 'Vendor coordination',
        text: 'Contracts become milestones, deliveries meet written acceptance criteria, and disputes are documented while memories are fresh.',
      },
      {
        glyph: 'money',
        title: 'Budget and risk control',
        text: 'Earned value in two sentences a month, a reserve with rules for its use, and a risk log that gets shorter.',
      },
    ],
  },
  why: {
    eyebrow: 'Why choose us',
    title: 'What changes once we run it',
    lead: 'Ask your team after six weeks. These are the things people notice first.',
    reasons: [
      {
        title: 'Bad news arrives early',
        text: 'When the forecast slips by more than a week, you hear it that day, with two options and a recommendation.',
      },
      {
        title: 'Decisions stay decided',
        text: 'One log records what was chosen, by whom, and what was turned down. A newcomer reads it in an hour.',
      },
      {
        title: 'The calendar empties',
        text: 'Standing meetings need an agenda and a result. After the first month, those with neither are canceled.',
      },
      {
        title: 'Estimates meet someone who has built things',
        text: 'Our managers came from development, testing, or operations. They know which questions make a number move.',
      },
      {
        title: 'Our exit is a milestone',
        text: 'Handover to a manager of yours stands in the plan’s first version, with two weeks spent side by side.',
      },
    ],
  },
  industries: {
    eyebrow: 'Industries',
    title: 'Programs where the date is not yours',
    lead: 'A regulator, a fiscal year, a factory shutdown: four fields in which somebody else sets the deadline.',
    cards: [
      {
        glyph: 'government',
        title: 'Government',
        text: 'Procurement stages, public milestones, and files kept so well that a newly elected team can find the reason for every choice.',
        link: { href: '/industries/goverment', label: 'See the industry' },
      },
      {
        glyph: 'engineering',
        title: 'Engineering and manufacturing',
        text: 'ERP and shop-floor rollouts fitted into plant shutdowns, with a rehearsal weekend and a way back before Monday’s shift.',
        link: { href: '/industries/engineering-manufacturing', label: 'See the industry' },
      },
      {
        glyph: 'banking',
        title: 'Banking and finance',
        text: 'Regulatory dates that won’t move, change freezes at quarter end, and audit evidence collected while the work happens.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
      {
        glyph: 'telecom',
        title: 'Telecommunications',
        text: 'Network and billing cutovers in nightly windows: six suppliers, one runbook, and a named person beside each step.',
        link: { href: '/industries/telecommunications', label: 'See the industry' },
      },
    ],
  },
  engagement: {
    title: 'What the mandate says',
    lead: 'Management is overhead, so you should see exactly how much of it you are getting.',
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
} as const satisfies ConsultingPage;
