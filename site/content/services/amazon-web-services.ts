import { cloudOfSlots } from '../../artwork/cloud-of-slots.ts';
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
    art: cloudOfSlots,
  },
  stats: [facts.practiceExperience, facts.launched, facts.developers, facts.retention],
  services: {
    title: 'From the first account to the worst night',
    lead: 'Take one piece or the whole chain. All of it lands in your repository as code and keeps running without us.',
    cards: [
      {
        glyph: 'layers',
        title: 'Landing zone',
        text: 'Separate accounts for production, test, and logs under AWS Organizations, with single sign-on and limits that nobody can click away.',
      },
      {
        glyph: 'handOver',
        title: 'Migration',
        text: 'Each system gets a verdict: rehost, rework, replace, or retire. Moves go in waves, with a way back until users agree.',
      },
      {
        glyph: 'softwareDevelopment',
        title: 'Infrastructure as code',
        text: 'Networks, databases, and permissions in Terraform or CDK, reviewed like software and rebuilt from nothing once, to prove it.',
      },
      {
        glyph: 'gear',
        title: 'Containers and serverless',
        text: 'ECS or EKS for services that work all day, Lambda for those that wait. Your own traffic settles which is cheaper.',
      },
      {
        glyph: 'document',
        title: 'Databases',
        text: 'Licensed engines become Aurora or PostgreSQL on RDS: schema converted, slow queries compared, and the cutover kept to minutes by replication.',
      },
      {
        glyph: 'lock',
        title: 'Security',
        text: 'GuardDuty, Security Hub, and short-lived credentials, plus findings ordered by what an attacker would try first.',
      },
      {
        glyph: 'shield',
        title: 'Backup and recovery',
        text: 'Copies in a second region and a locked vault. Twice a year we restore a system for real and time it.',
      },
      {
        glyph: 'support',
        title: 'Operations',
        text: 'CloudWatch alarms that mean something, patches by calendar, and an on-call engineer who helped to write the runbook.',
      },
    ],
  },
  leaks: {
    title: 'Six places where your bill leaks',
    lead: 'We look here first. Turn a card to read the usual cause and what we change.',
    cards: [
      {
        glyph: 'clock',
        title: 'Test systems that never sleep',
        text: 'Development servers idle through nights and weekends. A schedule tag stops them in the evening and starts them before stand-up.',
      },
      {
        glyph: 'layers',
        title: 'Disks without a server',
        text: 'Volumes and snapshots outlive the machines they served. We trace the owner, keep one copy in cold storage, and delete the rest.',
      },
      {
        glyph: 'map',
        title: 'Traffic taking the long way',
        text: 'NAT gateways charge for every gigabyte sent to S3. A gateway endpoint carries the same data free of charge.',
      },
      {
        glyph: 'device',
        title: 'Machines sized by guess',
        text: 'Instances picked on day one often run nearly empty. Two weeks of measurements choose the size, frequently on Graviton.',
      },
      {
        glyph: 'document',
        title: 'Logs kept forever',
        text: 'CloudWatch stores log groups without end unless told otherwise. Thirty days stay searchable; what auditors need moves to S3 Glacier.',
      },
      {
        glyph: 'money',
        title: 'List price for steady load',
        text: 'A database that runs all year deserves a commitment. We model Savings Plans and reservations on last quarter, then buy in small steps.',
      },
    ],
  },
  firstMonth: {
    title: 'In a month you know your own cloud',
    lead: 'This is the calendar of a review. A migration gives the same four weeks to an inventory and one pilot system.',
    steps: [
      {
        label: 'Week 1',
        title: 'Read-only, everything counted',
        text: 'A role that can change nothing reads accounts, networks, and a year of billing. Then we interview whoever built them.',
      },
      {
        label: 'Week 2',
        title: 'Findings in order of danger',
        text: 'Open ports, missing backups, old keys, waste: each with its evidence, the effort to repair it, and a proposed owner.',
      },
      {
        label: 'Week 3',
        title: 'First repairs merged',
        text: 'Urgent holes close, budgets and alarms go live, idle resources stop. You approve each change as a pull request.',
      },
      {
        label: 'Week 4',
        title: 'A restore while you watch',
        text: 'One production backup comes back to life in an empty account. Its measured time goes into the roadmap for two quarters.',
      },
    ],
  },
  industries: {
    title: 'Same services, five different loads',
    lead: 'Peaks, rules, and data volumes shape an architecture more than any reference diagram does.',
    cards: [
      {
        glyph: 'banking',
        title: 'Banking and finance',
        text: 'Encryption keys under your control, logs that can’t be altered, and audit evidence gathered daily by AWS Config rather than in one frantic week.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'Load tests at three times last November’s traffic, scaling rules proven before the sale, and a waiting room for the minute that exceeds them.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'media',
        title: 'Media and entertainment',
        text: 'Ingest to S3, transcoding that grows and shrinks with the queue, and CloudFront settings that keep each viewer close to the stream.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
      {
        glyph: 'telecom',
        title: 'Telecommunications',
        text: 'Call records flow through Kinesis into a lake that rating and fraud teams share, on storage tiers set by the age of the data.',
        link: { href: '/industries/telecommunications', label: 'See the industry' },
      },
      {
        glyph: 'education',
        title: 'Education and e-learning',
        text: 'Enrollment week needs many times the capacity of July. Platforms shrink over vacation, and student records stay in the region you name.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Engineers who also read the invoice',
    lead: 'Launching a server is easy. We want to be judged by the bad night and by the first of the month.',
    reasons: [
      {
        title: 'The root account is yours',
        text: 'Contracts, credentials, and the support plan carry your name. Our people work through roles that you can revoke with one command.',
      },
      {
        title: 'Our fee ignores your usage',
        text: 'We are paid for work and never as a share of what you spend at Amazon, so a smaller bill costs us nothing.',
      },
      {
        title: 'Managed where it saves sleep',
        text: 'A managed service is worth its price when it removes a night call. Where a plain virtual machine does the job, we say so.',
      },
      {
        title: 'Every alarm has a page',
        text: 'An alert without a runbook is documented or deleted within the week. Whoever is on call knows the next three steps.',
      },
      {
        title: 'Choices are priced on paper',
        text: 'Architecture decisions are one-page records that name the cost of each alternative, so that your next engineer can disagree with good reason.',
      },
    ],
  },
  engagement: {
    title: 'Three shapes of cloud work',
    lead: 'A review ends. A migration hands over to a run team, which may be ours or yours.',
    action: { href: '/contact', label: 'Ask for a sample review' },
    facts: [
      { term: 'Review', detail: 'One architect and one engineer for four weeks' },
      {
        term: 'Migration',
        detail: 'Four to six people for three to six months, for twenty to sixty servers',
      },
      {
        term: 'Run team',
        detail: 'Two engineers on rotation, with response times by severity',
      },
      {
        term: 'Roles',
        detail: [
          'Solutions architect',
          'DevOps engineer',
          'Database engineer',
          'Security engineer',
          'FinOps analyst',
        ],
      },
      {
        term: 'Tools',
        detail: [
          'Terraform',
          'AWS CDK',
          'Control Tower',
          'EKS',
          'GitHub Actions',
          'CloudWatch',
          'Database Migration Service',
        ],
      },
      {
        term: 'You receive',
        detail:
          'An account diagram, the code repository, recovery times as measured, runbooks, and a cost report by team and product',
      },
      {
        term: 'Your part',
        detail:
          'Billing access, a technical owner, and somebody who may approve a maintenance window',
      },
    ],
  },
  closing: {
    title: 'Start with last month’s bill',
    lead: 'Leave out the account numbers. We mark three lines worth a question and tell you what we would look at next.',
    interest: 'Software Development',
  },
} as const satisfies CloudPage;
