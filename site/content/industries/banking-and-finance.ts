import type { SplitFeatureContent } from '#design-system';
import * as checks from '../../artwork/banking/checks-and-migration.ts';
import { frozenRelease } from '../../artwork/banking/frozen-release.ts';
import { paymentDay } from '../../artwork/banking/payment-day.ts';
import * as solutions from '../../artwork/banking/solutions.ts';
import { twoPersonSaw } from '../../artwork/banking/two-person-saw.ts';
import { followedCoin } from '../../artwork/followed-coin.ts';
import { proofFact } from '../answers.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryRowsPage } from './industry-page.ts';
import { leads } from './leads.ts';

export const page = {
  path: '/industries/banking-and-finance',
  title: 'IT services for banking and finance',
  description:
    'Payments, lending, reporting, and core migration for banks and lenders, built under your controls.',
  banner: {
    eyebrow: 'For banks, credit unions, and payment companies',
    title: 'Bank software your auditors can follow',
    lead: 'We build payment, lending, and reporting systems for banks and lenders, with a record of every change and decision.',
    action: { href: '/contact', label: 'Meet a banking architect' },
    art: followedCoin,
  },
  standards: 'ISO 20022 and PCI DSS',
  explained: {
    title: 'How a payment is checked and approved',
    lead: 'Automatic checks take seconds. Waiting for a second person takes minutes, and the log shows how many.',
    figure: {
      composition: paymentDay({
        from: 9 * 60 + 14,
        to: 10 * 60 + 35,
        usual: {
          amount: 48_200,
          payee: 'To a supplier',
          entered: 9 * 60 + 14,
          approved: 9 * 60 + 31,
        },
        repeated: 9 * 60 + 16,
        held: {
          amount: 9750,
          payee: 'To a new payee',
          entered: 9 * 60 + 20,
          seen: 10 * 60 + 3,
          approved: 10 * 60 + 25,
        },
        reconciled: 17 * 60,
      }),
      alt: 'One payment waits 17 minutes for approval. A repeat is refused. A third, held at first, is cleared after 65 minutes. At 5 p.m., the totals match.',
    },
    steps: [
      {
        label: '9:14:02',
        title: 'Entered',
        text: 'The log records the clerk, the branch, and the version of the screen.',
      },
      {
        label: '9:14:03',
        title: 'Checked',
        text: 'We check limits and sanctions lists, and log each list’s version.',
      },
      {
        label: '9:31:40',
        title: 'Approved and posted',
        text: 'A second person approves. Debit and credit post together.',
      },
      {
        label: '5:00:00 p.m.',
        title: 'Reconciled',
        text: 'We compare totals with the other bank and assign any difference.',
      },
    ],
  },
  engagement: {
    title: 'Terms and schedule of a banking project',
    lead: 'We fill out your vendor risk questionnaire within a week.',
    action: { href: '/contact', label: 'Send your questionnaire' },
    phases: {
      parts: [
        { title: 'Study', time: '2 weeks', length: 2 },
        { title: 'Build and test', time: '8–14 weeks', length: [8, 14] },
      ],
      end: 'Go-live',
    },
    facts: [
      { term: 'For', detail: 'Banks, credit unions, and payment companies' },
      {
        term: 'You get',
        detail: 'Tested code and control evidence from a banking lead’s team of 4–9',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A price after 2 weeks',
        condition: 'Fixed per phase; or a daily rate per person',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '10–16 weeks',
        condition: 'For a report; a year or more for a core system',
      },
      {
        term: 'Works with',
        detail: ['Temenos', 'Finacle', 'Fiserv', 'Kafka', 'PostgreSQL', 'Snowflake'],
      },
      {
        term: 'Incidents',
        detail: 'A call within 4 hours, and a written timeline in 3 days',
      },
      proofFact(industriesProof['/industries/banking-and-finance']),
    ],
  },
  solutions: {
    title: 'Banking systems we build',
    panel: {
      title: 'A sample payment',
      facts: [
        { term: 'Received', detail: 'The same wire, twice' },
        { term: 'Refused', detail: 'The second, by its reference' },
      ],
    },
    rows: [
      {
        art: solutions.alreadyPaid,
        title: 'Payments',
        text: 'Card, ACH, wire, and instant payments through one ISO 20022 interface that catches repeated requests.',
      },
      {
        art: solutions.statedReason,
        title: 'Lending',
        text: 'Applications, scoring, and documents in one place, with decline notices that state the real reasons.',
      },
      {
        art: solutions.tracedLine,
        title: 'Regulatory reporting',
        text: 'Figures come from the ledger through versioned rules that trace every line back to its accounts.',
      },
      {
        art: checks.rankedAlerts,
        title: 'Fraud and AML monitoring',
        text: 'Alerts ranked by how analysts closed earlier ones, and case files that examiners can read without help.',
      },
      {
        art: checks.selfieWithId,
        title: 'Onboarding and identity',
        text: 'Know-your-customer checks that applicants finish on a phone, with ownership and risk class on record.',
      },
      {
        art: checks.equalBalances,
        title: 'Core migration',
        text: 'Products move one at a time, and both cores run until balances match for 30 business days in a row.',
      },
    ],
  },
  controls: {
    title: 'Our security controls',
    lead: 'Your auditor can check each of them in our log.',
    points: [
      'Two people for each change, both named in the log',
      'Access by role, for 90 days unless a manager renews it',
      'Generated test data: real account numbers fail the build',
      'Secrets in a vault that logs every use, and none in code',
      'A backup restored every quarter, with the recovery timed',
    ],
    picture: {
      composition: twoPersonSaw,
      alt: 'Ana and Ben pull a saw called Change 12 through a log, and both names are in the log. A bear stops a man who comes alone.',
    },
  },
  closing: {
    title: 'What did the last audit find?',
    lead: 'If one finding keeps coming back, we’ll look for its cause in the system.',
    next: 'your auditor may call us.',
    interest: 'Software Development',
    reader: leads.banking,
  },
  benefits: {
    title: 'Why banks choose us',
    art: frozenRelease,
    reasons: [
      {
        title: 'We work in your systems',
        text: 'Customer data never leaves machines that you manage.',
      },
      {
        title: 'Background checks first',
        text: 'We check identity, history, and criminal records.',
      },
      {
        title: 'We plan around freezes',
        text: 'Quarter end and tax season are in the first draft.',
      },
      {
        title: 'We plan your exit first',
        text: 'We rehearse handoff and data deletion once a year.',
      },
    ],
  },
} as const satisfies IndustryRowsPage & {
  controls: SplitFeatureContent;
};
