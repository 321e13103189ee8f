import { leakingBill } from '../../artwork/amazon-web-services/leaking-bill.ts';
import { secondRegion } from '../../artwork/second-region.ts';
import { facts } from '../company/facts.ts';
import type { CloudPage } from './service-page.ts';

export const page = {
  path: '/amazon-web-services',
  title: 'Amazon cloud services: move, run, and save',
  description:
    'Cloud engineers who plan your move to Amazon Web Services, describe it in code, rehearse the restore, and show every month what it costs and why.',
  banner: {
    eyebrow: 'Amazon cloud services',
    title: 'AWS you can afford, restore, and explain',
    lead: 'We move your systems to Amazon Web Services, or tidy the accounts you have: guard rails, backups that were tested, and a bill with names on it.',
    action: { href: '/contact', label: 'Book a cloud review' },
    art: secondRegion,
  },
  stats: [facts.practiceExperience, facts.launched, facts.developers, facts.retention],
  explained: {
    title: 'Where a cloud bill leaks',
    lead: 'A review takes four weeks. Each leak has one cause and one fix.',
    figure: leakingBill(
      {
        used: [
          { name: 'Servers', amount: 11_200 },
          { name: 'Databases', amount: 8_900 },
          { name: 'Storage', amount: 3_400 },
          { name: 'Network', amount: 3_000 },
        ],
        leaks: [
          {
            name: 'Test systems awake at night',
            fix: 'Stopped from 7 p.m. to 7 a.m.',
            amount: 4_900,
          },
          { name: 'Machines sized by guess', fix: 'Two weeks of measurements', amount: 2_600 },
          { name: 'Traffic through NAT', fix: 'A gateway endpoint to S3', amount: 1_500 },
          { name: 'Disks without a server', fix: 'One copy in cold storage', amount: 900 },
          { name: 'Logs kept forever', fix: 'Thirty days, then Glacier', amount: 500 },
          { name: 'List price, steady load', fix: 'A savings plan, bought last', amount: 4_300 },
        ],
      },
      'A sample bill of $41,200 a month: six leaks of $14,700 together, what closes each of them, and $26,500 that is really used.',
    ),
    steps: [
      {
        label: 'Week 1',
        title: 'Count',
        text: 'A role that can change nothing reads a year of billing. Each line gets an owner.',
      },
      {
        label: 'Week 2',
        title: 'Stop',
        text: 'Idle systems, orphaned disks, and detours end first. You approve each change as a pull request.',
      },
      {
        label: 'Week 3',
        title: 'Resize',
        text: 'What is left is measured for two weeks, then moved to the size it needs, often on Graviton.',
      },
      {
        label: 'Week 4',
        title: 'Commit',
        text: 'Discounts come last, so that you never commit to a year of waste.',
      },
    ],
  },
  services: {
    title: 'From the first account to the worst night',
    cards: [
      {
        glyph: 'layers',
        title: 'Landing zone',
        text: 'Separate accounts for production, test, and logs, with limits that nobody can click away.',
      },
      {
        glyph: 'handOver',
        title: 'Migration',
        text: 'Rehost, rework, replace, or retire, with a way back until users agree.',
      },
      {
        glyph: 'softwareDevelopment',
        title: 'Infrastructure as code',
        text: 'Terraform or CDK, reviewed like software and rebuilt from nothing once, to prove it.',
      },
      {
        glyph: 'gear',
        title: 'Containers and serverless',
        text: 'ECS or EKS for steady work, Lambda for what waits.',
      },
      {
        glyph: 'document',
        title: 'Databases',
        text: 'Licensed engines become Aurora or PostgreSQL, with a cutover of minutes.',
      },
      {
        glyph: 'lock',
        title: 'Security',
        text: 'Short-lived credentials, and findings ordered by what an attacker would try first.',
      },
      {
        glyph: 'shield',
        title: 'Backup and recovery',
        text: 'Copies in a second region. Twice a year we restore a system for real and time it.',
      },
      {
        glyph: 'support',
        title: 'Operations',
        text: 'Alarms that mean something, and an on-call engineer who helped to write the runbook.',
      },
    ],
  },
  industries: {
    title: 'Same services, five different loads',
    links: [
      { href: '/industries/banking-and-finance', label: 'Banking' },
      { href: '/industries/retail-and-ecommerce', label: 'Retail' },
      { href: '/industries/media-and-entertainment', label: 'Media' },
      { href: '/industries/telecommunications', label: 'Telecommunications' },
      { href: '/industries/education-and-elearning', label: 'Education' },
    ],
  },
  why: {
    eyebrow: 'Why choose us',
    title: 'Engineers who also read the invoice',
    reasons: [
      {
        title: 'The root account is yours',
        text: 'Our people work through roles that you revoke with one command.',
      },
      {
        title: 'Our fee ignores your usage',
        text: 'We are paid for work, never for a share of what you spend at Amazon.',
      },
      {
        title: 'Every alarm has a page',
        text: 'An alert without a runbook is documented or deleted within the week.',
      },
      {
        title: 'Choices are priced on paper',
        text: 'One-page records name the cost of each alternative.',
      },
    ],
  },
  engagement: {
    title: 'Who moves your servers, and when',
    lead: 'A review stands alone. The plan is that of a migration of twenty to sixty servers.',
    action: { href: '/contact', label: 'See a sample review' },
    facts: [
      { term: 'Review', detail: 'One architect and one engineer for four weeks' },
      { term: 'Migration', detail: 'Four to six people for three to six months' },
      { term: 'Tools', detail: 'Terraform, AWS CDK, Control Tower, EKS, and CloudWatch' },
      {
        term: 'You receive',
        detail: 'The code, recovery times as measured, runbooks, and a cost report by team',
      },
      {
        term: 'Your part',
        detail: 'Billing access, and a technical owner who may approve changes',
      },
    ],
    plan: {
      teams: [
        { label: 'Our five', shares: [1, 1, 1, 1, 1], note: 'for three to six months' },
        { label: 'Your owner', shares: [0.2], note: 'a day a week' },
      ],
      unit: 'Month',
      length: 6,
      rows: [
        { label: 'Review', from: 1, to: 1 },
        { label: 'Landing zone', from: 1, to: 2 },
        { label: 'Moves, in waves', at: [3, 4, 5] },
      ],
      finish: { label: 'Run team', from: 5, to: 6, note: 'Ours or yours' },
      alt: 'A migration of six months with five of ours and one owner of yours: a review, the landing zone by month two, three waves, and then the run team.',
    },
  },
  closing: {
    title: 'Start with last month’s bill',
    lead: 'Leave out the account numbers. We mark three lines worth a question.',
    interest: 'Software Development',
  },
} as const satisfies CloudPage;
