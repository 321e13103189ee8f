import { firstMerge } from '../../artwork/staff-augmentation/first-merge.ts';
import { teamSlots } from '../../artwork/team-slots.ts';
import { facts } from '../company/facts.ts';
import type { AugmentationPage } from './service-page.ts';

export const page = {
  path: '/staff-augmentation',
  title: 'Staff augmentation in three clear steps',
  description:
    'Add engineers to your team in three steps: we take your requirements, screen candidates with working engineers, and onboard the people you choose.',
  banner: {
    eyebrow: 'Staff augmentation',
    title: 'The specialist your sprint is missing',
    lead: 'Engineers, analysts, and testers who join your stand-up and commit to your repository. Employment, leave, and hardware stay with us.',
    action: { href: '/contact', label: 'Tell us who is missing' },
    art: teamSlots,
  },
  stats: [facts.experience, facts.launched, facts.developers, facts.retention],
  explained: {
    title: 'Three steps from gap to teammate',
    lead: 'Each dot is a day. The same role, filled from our team and by a direct hire, in a sample case.',
    figure: firstMerge(
      {
        name: 'Our specialist',
        stages: [
          { name: 'Requirements', days: 2, who: 'Your lead, our recruiter' },
          { name: 'Screening', days: 5, who: 'Our engineer, then you' },
          { name: 'Contract, accounts', days: 15, who: 'Our office' },
          { name: 'Onboarding', days: 4, who: 'The specialist, your lead' },
        ],
      },
      {
        name: 'Direct hire',
        stages: [
          { name: 'Approval, job ad', days: 14, who: 'Your HR' },
          { name: 'Interviews', days: 35, who: 'Your lead and team' },
          { name: 'Notice period', days: 60, who: 'Nobody' },
          { name: 'Onboarding', days: 11, who: 'The hire, your lead' },
        ],
      },
      'Two calendars of eighteen weeks: our specialist merges a first change on day 26 and works on, while a direct hire merges one on day 120.',
    ),
    steps: [
      {
        label: 'Days 1–2',
        title: 'Requirements',
        text: 'We read the backlog with your lead: which tickets wait, what skill they need, and who reviews the work.',
      },
      {
        label: 'Days 3–7',
        title: 'Screening',
        text: 'Candidates repair a small broken service while our engineer watches. You meet those who could explain the cause.',
      },
      {
        label: 'Days 8–26',
        title: 'Resource onboarding',
        text: 'Contract, laptop, and accounts are settled first, so the first morning starts with a ticket and the week ends with a merge.',
      },
    ],
  },
  roles: {
    title: 'Who joins, and what they take over',
    cards: [
      {
        glyph: 'website',
        title: 'Front-end engineer',
        text: 'React, Angular, or Vue. Makes slow pages quick again.',
      },
      {
        glyph: 'layers',
        title: 'Back-end engineer',
        text: 'Java, .NET, Node.js, or Python. Splits the service that everyone fears, and leaves tests behind.',
      },
      {
        glyph: 'mobileApp',
        title: 'Mobile developer',
        text: 'Swift, Kotlin, or Flutter. Gets the stuck release through store review, with fewer crashes.',
      },
      {
        glyph: 'test',
        title: 'QA engineer',
        text: 'Playwright, Selenium, or Appium. Ends the manual regression weekend.',
      },
      {
        glyph: 'cloud',
        title: 'DevOps engineer',
        text: 'Terraform, Kubernetes, GitHub Actions. Makes deployment an ordinary event.',
      },
      {
        glyph: 'dataScience',
        title: 'Data engineer',
        text: 'Airflow, dbt, Snowflake. Builds pipelines that report their own failures.',
      },
      {
        glyph: 'crm',
        title: 'Salesforce developer',
        text: 'Apex, Flow, Lightning Web Components. Retires the workarounds in your org.',
      },
      {
        glyph: 'document',
        title: 'Business analyst',
        text: 'BPMN, Jira, and patience. Writes stories that can be estimated.',
      },
    ],
  },
  firstMonth: {
    title: 'From first login to a verdict',
    steps: [
      {
        label: 'Week 1',
        title: 'A first merge',
        text: 'One small change passes your review and reaches staging ahead of the weekend.',
      },
      {
        label: 'Week 2',
        title: 'A ticket of their own',
        text: 'A task that needs judgment, with the choices explained in writing. We call your lead afterward.',
      },
      {
        label: 'Week 3',
        title: 'Estimates that hold',
        text: 'Forecasts and results begin to match, and reviews run in both directions.',
      },
      {
        label: 'Week 4',
        title: 'Keep, add, or swap',
        text: 'Your manager decides: carry on, bring in a second person, or let us replace the first.',
      },
    ],
  },
  engagement: {
    title: 'The terms, before the first call',
    lead: 'Procurement will ask for these.',
    action: { href: '/contact', label: 'Read a draft contract' },
    facts: [
      { term: 'Team size', detail: 'One to eight people; beyond four, one of them leads the rest' },
      { term: 'Length', detail: 'Three to eighteen months, extended a month at a time' },
      { term: 'Start', detail: 'Two to three weeks after you approve a profile' },
      { term: 'Shared hours', detail: 'At least four each day with your office' },
      {
        term: 'You receive',
        detail: 'Screening notes, a signed NDA and IP assignment, and weekly timesheets',
      },
      { term: 'Notice', detail: 'Two weeks from either side, once the first month is over' },
    ],
  },
  reasons: {
    title: 'What stays off your desk',
    reasons: [
      {
        title: 'Payroll and local labor law',
        text: 'Salary, taxes, and insurance are handled by the office that employs the person.',
      },
      {
        title: 'Leave that respects your releases',
        text: 'Holidays are planned around your calendar, with a stand-in for anything over two weeks.',
      },
      {
        title: 'Successors with a real handover',
        text: 'When somebody leaves, the next person overlaps for five working days at our expense.',
      },
      {
        title: 'Ownership without gaps',
        text: 'Your code is yours the moment it is written. That is signed before any repository opens.',
      },
    ],
  },
  closing: {
    title: 'Which place in your team is empty?',
    lead: 'Name the skill, the tools, and the date. You hear who is free now, who will be by then, and whom we would have to search for.',
    interest: 'Human Resource',
  },
} as const satisfies AugmentationPage;
