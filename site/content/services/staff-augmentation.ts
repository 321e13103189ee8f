import { sprintTable } from '../../artwork/sprint-table.ts';
import * as building from '../../artwork/staff-augmentation/building-roles.ts';
import { cactusRelay } from '../../artwork/staff-augmentation/cactus-relay.ts';
import { firstMerge } from '../../artwork/staff-augmentation/first-merge.ts';
import { ostrichExpress } from '../../artwork/staff-augmentation/ostrich-express.ts';
import * as supporting from '../../artwork/staff-augmentation/supporting-roles.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { staffingProof } from '../company/sample-proof/staffing.ts';
import type { AugmentationPage } from './service-page.ts';

export const page = {
  path: '/staff-augmentation',
  title: 'Staff augmentation in three clear steps',
  description:
    'Add engineers to your team: we take your requirements, screen candidates, and onboard the people you choose.',
  banner: {
    eyebrow: 'For teams that are 1–8 people short',
    title: 'The specialist your sprint is missing',
    lead: 'Engineers, analysts, and testers join your team and work on your backlog, while we handle employment, leave, and hardware.',
    action: { href: '/contact', label: 'Get matching profiles' },
    art: sprintTable,
  },
  stats: [facts.experience, facts.launched, facts.developers, facts.retention],
  explained: {
    title: 'How staff augmentation works in three steps',
    lead: 'Typical times for our specialist and for a hire with 60 days’ notice, to the same scale.',
    figure: firstMerge(
      {
        name: 'Our specialist',
        stages: [
          { name: 'Requirements', days: 2 },
          { name: 'Screening', days: 5 },
          { name: 'Onboarding', days: 19 },
        ],
      },
      {
        name: 'Direct hire',
        stages: [
          { name: 'Approval, job ad', days: 14 },
          { name: 'Interviews', days: 27 },
          { name: 'Notice period', days: 60 },
          { name: 'Onboarding', days: 19 },
        ],
      },
      'One chair for each of 18 weeks. Our specialist merges a first change on day 26, and a direct hire merges one on day 120.',
    ),
    steps: [
      {
        label: 'Days 1–2',
        title: 'Requirements',
        text: 'With your lead, we see which tickets wait, what skills they need, and who reviews them.',
      },
      {
        label: 'Days 3–7',
        title: 'Screening',
        text: 'Candidates fix a broken service, and you meet those who can explain what went wrong.',
      },
      {
        label: 'Days 8–26',
        title: 'Resource onboarding',
        text: 'With equipment and accounts set up in advance, your new teammate starts the first morning.',
      },
    ],
  },
  roles: {
    title: 'Roles we can add to your team',
    cards: [
      {
        scene: building.frontEnd,
        title: 'Front-end engineer',
        summary: 'Makes slow pages fast again',
        text: 'Works in React, Angular, or Vue, and measures each page on a slow phone before and after.',
      },
      {
        scene: building.backEnd,
        title: 'Back-end engineer',
        summary: 'Splits up large services',
        text: 'Works in Java, .NET, Node.js, or Python, and adds the missing tests first.',
      },
      {
        scene: building.mobile,
        title: 'Mobile developer',
        summary: 'Gets releases through review',
        text: 'Prepares Swift, Kotlin, or Flutter apps for both app stores, and fixes the crashes that users report.',
      },
      {
        scene: supporting.qa,
        title: 'QA engineer',
        summary: 'Automates manual tests',
        text: 'Covers your regression tests with Playwright, Selenium, or Appium, and starts with what breaks most.',
      },
      {
        scene: supporting.devOps,
        title: 'DevOps engineer',
        summary: 'Makes deployments routine',
        text: 'Sets up Terraform, Kubernetes, and GitHub Actions so that anyone on your team can release and roll back.',
      },
      {
        scene: supporting.data,
        title: 'Data engineer',
        summary: 'Ends silent failures',
        text: 'Builds pipelines in Airflow, dbt, and Snowflake that report their own failures.',
      },
      {
        scene: building.salesforce,
        title: 'Salesforce developer',
        summary: 'Replaces workarounds',
        text: 'Finds what your team does by hand and rebuilds it with Apex, Flow, and Lightning Web Components.',
      },
      {
        scene: supporting.analyst,
        title: 'Business analyst',
        summary: 'Writes down what you need',
        text: 'Writes user stories in Jira that your team can estimate, and draws processes in BPMN.',
      },
    ],
  },
  firstMonth: {
    title: 'The first month, week by week',
    steps: [
      {
        label: 'Week 1',
        title: 'A first merge',
        text: 'One small change passes your review by Friday.',
      },
      {
        label: 'Week 2',
        title: 'A larger ticket',
        text: 'The engineer takes a task that needs judgment and explains each choice in writing, and we call your lead afterward.',
      },
      {
        label: 'Week 3',
        title: 'Reliable estimates',
        text: 'Estimates start to match results, and your new teammate reviews your team’s code.',
      },
      {
        label: 'Week 4',
        title: 'Your decision',
        text: 'Your manager decides whether to continue, add another specialist, or replace one. Then the notice period is two weeks.',
      },
    ],
  },
  engagement: {
    title: 'Start date and contract terms',
    action: { href: '/contact', label: 'Request a draft contract' },
    scene: ostrichExpress,
    facts: [
      { term: 'For', detail: 'Teams that need 1–8 more people for 3–18 months' },
      {
        term: 'You get',
        detail: 'Screened specialists, a signed NDA and IP assignment, and weekly timesheets',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A monthly rate per person',
        condition: 'Based on role, seniority, and location',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'Start in 2–3 weeks',
        condition: 'After you approve a profile',
      },
      { term: 'Overlap', detail: 'At least 4 hours a day with your office' },
      proofFact(staffingProof['/staff-augmentation']),
    ],
  },
  reasons: {
    title: 'What our contract covers',
    art: cactusRelay,
    reasons: [
      {
        title: 'Payroll and labor law',
        text: 'We handle salary, taxes, and insurance.',
      },
      {
        title: 'Leave planned ahead',
        text: 'We plan around your calendar and send a stand-in for any leave longer than two weeks.',
      },
      {
        title: 'Handoffs at our expense',
        text: 'A replacement overlaps for five business days, for free.',
      },
      {
        title: 'You own the code',
        text: 'The code is yours from the moment it’s written, and we put that in writing before anyone opens your repository.',
      },
    ],
  },
  closing: {
    title: 'Which skills does your team need?',
    lead: 'Name the tools and the start date. You’ll hear who’s available and how long a search would take.',
    quote: firstReplies['/staff-augmentation'],
    background: 'accent',
    interest: 'Human Resource',
  },
} as const satisfies AugmentationPage;
