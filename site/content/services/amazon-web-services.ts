import { declinedSlice } from '../../artwork/amazon-web-services/declined-slice.ts';
import { leakingBill } from '../../artwork/amazon-web-services/leaking-bill.ts';
import * as operations from '../../artwork/amazon-web-services/operations.ts';
import * as setup from '../../artwork/amazon-web-services/setup.ts';
import * as workloads from '../../artwork/amazon-web-services/workloads.ts';
import { secondRegion } from '../../artwork/second-region.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { consultingProof } from '../company/sample-proof/consulting.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { leads } from './leads.ts';
import type { CloudPage } from './service-page.ts';

export const page = {
  path: '/amazon-web-services',
  title: 'Amazon cloud services: migration and cost control',
  description:
    'AWS engineers who plan your migration, test your backups, and report your cloud costs every month.',
  banner: {
    eyebrow: 'For companies on AWS or moving there',
    title: 'AWS with tested backups and a clear bill',
    lead: 'We move your systems to Amazon Web Services or clean up the accounts you have, and show you who spent what.',
    action: { href: '/contact', label: 'Book a cloud review' },
    art: secondRegion,
  },
  stats: [facts.practiceExperience, facts.launched, facts.retention],
  explained: {
    title: 'How a review cuts an AWS bill',
    lead: 'In four weeks, we find the waste and fix it.',
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
            name: 'Test systems left on at night',
            fix: 'Stopped from 7 p.m. to 7 a.m.',
            amount: 4_900,
          },
          { name: 'Servers sized by guesswork', fix: 'Two weeks of measurements', amount: 2_600 },
          { name: 'S3 traffic through NAT', fix: 'A gateway endpoint for S3', amount: 1_500 },
          { name: 'Disks without a server', fix: 'One copy in cold storage', amount: 900 },
          { name: 'Logs kept forever', fix: '30 days, then Glacier', amount: 500 },
          { name: 'Steady load at list price', fix: 'A savings plan, bought last', amount: 4_300 },
        ],
      },
      'A sample bill of $41,200 a month: six kinds of waste worth $14,700, their fixes, and $26,500 really used.',
    ),
    steps: [
      {
        label: 'Week 1',
        title: 'Count',
        text: 'With read-only access, we go through a year of bills and give each item an owner.',
      },
      {
        label: 'Week 2',
        title: 'Stop',
        text: 'Idle systems, unused disks, and needless traffic go first.',
      },
      {
        label: 'Week 3',
        title: 'Resize',
        text: 'After two weeks of measurements, each server gets the size it needs.',
      },
      {
        label: 'Week 4',
        title: 'Commit',
        text: 'Discount plans come last, once there’s no waste to commit to.',
      },
    ],
  },
  services: {
    title: 'AWS services, from setup to support',
    cards: [
      {
        title: 'Landing zone',
        text: 'Separate accounts for production, testing, and logging, with limits that even admins can’t bypass.',
        drawing: setup.dogInCone,
      },
      {
        title: 'Migration',
        text: 'We rehost, rework, replace, or retire each system, with a rollback plan until users sign off.',
        drawing: setup.movingMonkey,
      },
      {
        title: 'Infrastructure as code',
        text: 'Terraform or CDK, reviewed like software and proven by a rebuild from scratch.',
        drawing: setup.sandcastle,
      },
      {
        title: 'Containers',
        text: 'ECS or EKS for steady workloads, and Lambda for occasional jobs.',
        drawing: workloads.lambInBox,
      },
      {
        title: 'Databases',
        text: 'Commercial databases move to Aurora or PostgreSQL, with only minutes of downtime.',
        drawing: workloads.snorkelElephant,
      },
      {
        title: 'Security',
        text: 'Short-lived credentials, and findings prioritized by what an attacker would try first.',
        drawing: operations.meltingKey,
      },
      {
        title: 'Backup and recovery',
        text: 'Copies go to a second region, and twice a year we restore a system for real and time it.',
        drawing: operations.regrownTail,
      },
      {
        title: 'Operations',
        text: 'Alarms that matter, answered by an engineer who helped write the runbook.',
        drawing: operations.fedServer,
      },
    ],
  },
  industries: {
    title: 'Industries we serve on AWS',
    links: [
      { href: '/industries/banking-and-finance', label: 'Banking' },
      { href: '/industries/telecommunications', label: 'Telecommunications' },
      { href: '/industries/retail-and-ecommerce', label: 'Retail' },
      { href: '/industries/media-and-entertainment', label: 'Media' },
      { href: '/industries/education-and-elearning', label: 'Education' },
    ],
  },
  why: {
    title: 'Why IT teams choose us',
    art: declinedSlice,
    columns: ['Elsewhere', 'With us'],
    reasons: [
      {
        before: 'The provider has the root account',
        title: 'You keep root access',
        text: 'Our engineers work through roles that you can revoke with one command.',
      },
      {
        before: 'A share of your Amazon bill',
        title: 'Fees not tied to usage',
        text: 'You pay for our engineering, never a share of your Amazon spending.',
      },
      {
        before: 'Alarms without instructions',
        title: 'A runbook per alarm',
        text: 'An alert with no runbook gets one within a week or is deleted.',
      },
      {
        before: 'Costs appear on the invoice',
        title: 'Costs in writing first',
        text: 'One page shows what every option costs before you decide.',
      },
    ],
  },
  engagement: {
    title: 'Review and migration terms',
    action: { href: '/contact', label: 'Request a sample review' },
    facts: [
      {
        term: 'For',
        detail: 'Companies moving 20–60 servers or facing a growing AWS bill',
      },
      {
        term: 'You get',
        detail: 'Infrastructure code, measured recovery times, runbooks, and a cost report',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed by server count',
        condition: 'For a review, and for each phase of a migration',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '4 weeks for a review',
        condition: '3–6 months for a migration',
      },
      {
        term: 'Team',
        detail: '2 people for a review; 5 plus your lead for a migration',
      },
      proofFact(consultingProof['/amazon-web-services']),
    ],
    plan: {
      teams: [
        { label: 'Our five', shares: [1, 1, 1, 1, 1], note: 'for 3–6 months' },
        { label: 'Your lead', shares: [0.2], note: 'one day a week' },
      ],
      unit: 'Month',
      length: 6,
      rows: [
        { label: 'Review', from: 1, to: 1 },
        { label: 'Landing zone', from: 1, to: 2 },
        { label: 'Server moves', at: [3, 4, 5] },
        { label: 'Restore tests', at: [4, 6] },
      ],
      finish: { label: 'Moved', from: 5, to: 6, note: 'All servers' },
      alt: 'A six-month migration with five of our people and one of yours: review, landing zone, three waves of moves, two restore tests, and support.',
    },
  },
  closing: {
    title: 'What did AWS charge you last month?',
    lead: 'Send us the bill without account numbers, and we’ll highlight three items to question.',
    quote: firstReplies['/amazon-web-services'],
    interest: 'Software Development',
    reader: leads.cloud,
  },
} as const satisfies CloudPage;
