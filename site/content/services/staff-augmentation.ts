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
  steps: {
    title: 'Three steps from gap to teammate',
    lead: 'Two people see you through all of them: a recruiter, and the engineer who does the screening.',
    steps: [
      {
        title: 'Requirements',
        text: 'We read the backlog with your lead: which tickets wait, what skill they need, who will review the work, and for how many months.',
      },
      {
        title: 'Screening',
        text: 'Candidates repair a small broken service while one of our engineers watches. You meet those who found the cause and could explain it.',
      },
      {
        title: 'Resource onboarding',
        text: 'Contract, laptop, background check, and accounts are settled beforehand, so that the first morning starts with a ticket instead of a form.',
      },
    ],
  },
  roles: {
    title: 'Who joins, and what they take over',
    lead: 'Turn a card to read what this person lifts off your lead’s desk, and with which tools.',
    cards: [
      {
        glyph: 'website',
        title: 'Frontend engineer',
        text: 'React, Angular, or Vue. Adopts the component library nobody owns, clears the accessibility backlog, and makes slow pages quick again.',
      },
      {
        glyph: 'layers',
        title: 'Backend engineer',
        text: 'Java, .NET, Node.js, or Python. Splits the service that everyone is afraid of, and leaves tests where there were none.',
      },
      {
        glyph: 'mobileApp',
        title: 'Mobile developer',
        text: 'Swift, Kotlin, or Flutter. Gets the stuck release through store review and brings down the crash rate of the one before.',
      },
      {
        glyph: 'test',
        title: 'QA engineer',
        text: 'Playwright, Selenium, or Appium. Turns the manual regression weekend into a suite that runs with every merge.',
      },
      {
        glyph: 'cloud',
        title: 'DevOps engineer',
        text: 'Terraform, Kubernetes, GitHub Actions. Makes deployment an ordinary event and gives each branch an environment of its own.',
      },
      {
        glyph: 'dataScience',
        title: 'Data engineer',
        text: 'Airflow, dbt, Snowflake. Replaces the nightly spreadsheet export with a pipeline that reports its own failures.',
      },
      {
        glyph: 'crm',
        title: 'Salesforce developer',
        text: 'Apex, Flow, Lightning Web Components. Retires the workarounds in your org and keeps releases between sandboxes predictable.',
      },
      {
        glyph: 'document',
        title: 'Business analyst',
        text: 'BPMN, Jira, and patience. Listens to each department, settles their contradictions, and writes stories that developers can estimate.',
      },
    ],
  },
  statement: {
    text: 'A newcomer has arrived on the day your team starts asking them questions.',
    by: 'What we listen for in the check-in calls',
  },
  firstMonth: {
    title: 'Four weeks from first login to a verdict',
    lead: 'Counted from the day the person starts. We also talk to the specialist alone, because some doubts are only told in private.',
    steps: [
      {
        label: 'Week 1',
        title: 'A first merge',
        text: 'Access was tested the week before. One small change passes your review and reaches staging ahead of the weekend.',
      },
      {
        label: 'Week 2',
        title: 'A ticket of their own',
        text: 'The specialist takes a task that needs judgment and explains the choices in writing. We call your lead afterward.',
      },
      {
        label: 'Week 3',
        title: 'Estimates that hold',
        text: 'Forecasts and results begin to match, and reviews run in both directions. Our check-ins drop to every other week.',
      },
      {
        label: 'Week 4',
        title: 'Keep, add, or swap',
        text: 'Half an hour with your manager decides whether to carry on, bring in a second person, or let us replace the first.',
      },
    ],
  },
  engagement: {
    title: 'The terms, on one screen',
    lead: 'Procurement will ask for these. Here they are before the first call.',
    action: { href: '/contact', label: 'Ask for a draft contract' },
    facts: [
      { term: 'Team size', detail: 'One to eight people; beyond four, one of them leads the rest' },
      { term: 'Length', detail: 'Three to eighteen months, extended a month at a time' },
      { term: 'Start', detail: 'Two to three weeks after you approve a profile' },
      { term: 'Shared hours', detail: 'At least four each day with your office' },
      {
        term: 'Works in',
        detail: ['Jira', 'GitHub', 'GitLab', 'Azure DevOps', 'Slack', 'Microsoft Teams'],
      },
      {
        term: 'You receive',
        detail:
          'A named specialist, the screening notes, a signed NDA and IP assignment, weekly timesheets, and a monthly review',
      },
      { term: 'Notice', detail: 'Two weeks from either side, once the first month is over' },
    ],
  },
  reasons: {
    title: 'What stays off your desk',
    lead: 'People come with chores. You get the people; the chores remain with us.',
    reasons: [
      {
        title: 'Payroll and local labor law',
        text: 'Salary, taxes, insurance, and working-time rules are handled by the office that employs the person, under a single agreement with you.',
      },
      {
        title: 'Leave that respects your releases',
        text: 'Holidays are planned around your calendar. For an absence of more than two weeks we brief a stand-in before it begins.',
      },
      {
        title: 'Successors with a real handover',
        text: 'When somebody leaves, the next person overlaps for five working days at our expense and inherits a written log.',
      },
      {
        title: 'Ownership without gaps',
        text: 'Intellectual property is yours the moment it is written. That assignment is signed before any repository opens.',
      },
      {
        title: 'Training on our time',
        text: 'Courses and certification exams never show up on your timesheets, and nobody’s knowledge grows old on your project.',
      },
    ],
  },
  closing: {
    title: 'Which place in your team is empty?',
    lead: 'Name the skill, the tools, and the date. You hear who is free now, who will be by then, and whom we would have to search for.',
    interest: 'Human Resource',
  },
} as const satisfies AugmentationPage;
