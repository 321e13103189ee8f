import type { CardGridContent, FactSheetContent } from '#design-system';
import { paymentDay } from '../../artwork/banking/payment-day.ts';
import { ledgerBars } from '../../artwork/ledger-bars.ts';
import type { BankingPage } from './industry-page.ts';

export const page = {
  path: '/industries/banking-and-finance',
  title: 'IT for banking and finance under regulation',
  description:
    'Engineers and analysts for banking and finance: payments, lending, reporting, fraud detection, and core migrations, delivered under your controls.',
  banner: {
    eyebrow: 'Banking and finance',
    title: 'Banking software your auditors can follow',
    lead: 'Payments, lending, and reporting built by people who know that in finance the log is part of the feature.',
    action: { href: '/contact', label: 'Talk to a banking architect' },
    art: ledgerBars,
  },
  explained: {
    title: 'Where a payment’s time goes',
    lead: 'The checks take seconds. What takes time is the second person, and the log shows how much.',
    figure: paymentDay(
      {
        from: 9 * 60 + 10,
        to: 10 * 60 + 40,
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
          why: 'Held: the name resembles a listed one',
          seen: 10 * 60 + 3,
          finding: 'Passport: another man',
          approved: 10 * 60 + 25,
        },
        reconciled: 17 * 60,
      },
      'One payment waits 17 minutes for a signature. Its repetition is refused. A third is held for 43 minutes and cleared in 22. At 5:00 the totals agree.',
    ),
    steps: [
      {
        label: '9:14:02',
        title: 'Entered',
        text: 'The log keeps the clerk, the branch, and the version of the screen.',
      },
      {
        label: '9:14:03',
        title: 'Checked',
        text: 'Limits and sanctions lists answer. The edition of each list is stored with the answer.',
      },
      {
        label: '9:31:40',
        title: 'Approved and booked',
        text: 'Somebody else signs. Debit and credit then post together or not at all.',
      },
      {
        label: '5:00:00',
        title: 'Reconciled',
        text: 'The day’s total is compared with the other bank’s. Any difference gets an owner.',
      },
    ],
  },
  solutions: {
    title: 'Six systems where every cent must balance',
    cards: [
      {
        glyph: 'money',
        title: 'Payments',
        text: 'Card, ACH, wire, and instant rails behind one ISO 20022 interface that recognizes a repeated request.',
      },
      {
        glyph: 'document',
        title: 'Lending',
        text: 'Application, scoring, and documents in one flow. A declined borrower’s notice lists the reasons that really decided it.',
      },
      {
        glyph: 'chart',
        title: 'Regulatory reporting',
        text: 'Figures drawn from the ledger by versioned rules, each line traceable to its accounts.',
      },
      {
        glyph: 'search',
        title: 'Fraud and money laundering',
        text: 'Alerts ranked by what analysts closed before, and a case file an examiner can read without a guide.',
      },
      {
        glyph: 'lock',
        title: 'Onboarding and identity',
        text: 'Know-your-customer checks that applicants complete on a phone, with owners and risk class on record.',
      },
      {
        glyph: 'layers',
        title: 'Core migration',
        text: 'Products move one by one. Both cores run until balances have matched for thirty closings in a row.',
      },
    ],
  },
  controls: {
    title: 'Controls, and the evidence they leave',
    cards: [
      {
        title: 'Two people per change',
        text: 'No author releases their own work. The pipeline keeps both names.',
      },
      {
        title: 'Access for a role and a term',
        text: 'Rights lapse after ninety days unless a manager renews them.',
      },
      {
        title: 'No real customers in testing',
        text: 'Test sets are generated, and a scan fails the build when a genuine account number turns up.',
      },
      {
        title: 'Keys that rotate',
        text: 'Secrets live in a vault and change on schedule. Each reading is logged.',
      },
      {
        title: 'Restores, practiced',
        text: 'Every quarter a backup is rebuilt from nothing, against the clock of your recovery target.',
      },
    ],
  },
  closing: {
    title: 'What did the last audit find?',
    lead: 'Bring the finding that keeps coming back. An architect and an analyst look for its cause in the system before anyone blames the people.',
    interest: 'Software Development',
  },
  reasons: {
    title: 'Why risk officers let us in',
    reasons: [
      {
        title: 'Your environment, never our laptops',
        text: 'We work on machines that you manage. Customer data has no reason to travel, and no route.',
      },
      {
        title: 'Checks ahead of access',
        text: 'Identity, employment, and criminal records are verified to your policy before our people arrive.',
      },
      {
        title: 'Freeze dates are kept',
        text: 'Quarter end, year end, and tax season are in the plan from its first draft.',
      },
      {
        title: 'The exit is already written',
        text: 'Handover and deletion follow a plan agreed with the contract and walked through once a year.',
      },
    ],
  },
  vendorFile: {
    title: 'Answers for your vendor risk file',
    lead: 'The questionnaire usually arrives in week one. Here are the answers it asks for most.',
    action: { href: '/contact', label: 'Send your questionnaire' },
    facts: [
      {
        term: 'Team',
        detail: 'Three to nine people: a lead from banking, developers, a tester, and an analyst',
      },
      {
        term: 'Length',
        detail:
          'Ten to sixteen weeks for a reporting line; a year or more for a core, planned by the quarter',
      },
      {
        term: 'Works with',
        detail: ['Temenos', 'Finacle', 'Fiserv', 'Kafka', 'PostgreSQL', 'Snowflake', 'Power BI'],
      },
      { term: 'Partners', detail: 'None without your consent in writing' },
      {
        term: 'Incidents',
        detail: 'A call within four hours of a suspicion, a written timeline within three days',
      },
    ],
  },
} as const satisfies BankingPage & {
  controls: CardGridContent;
  vendorFile: FactSheetContent;
};
