import type { CardGridContent, FactSheetContent, StatementContent } from '#design-system';
import { ledgerBars } from '../../artwork/ledger-bars.ts';
import type { ExactSteps } from '../services/service-page.ts';
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
  solutions: {
    title: 'Six systems where every cent must balance',
    lead: 'For banks, credit unions, lenders, and fintech firms, on top of the core you run today.',
    cards: [
      {
        glyph: 'money',
        title: 'Payments',
        text: 'Card, ACH, wire, and instant rails behind one ISO 20022 interface that recognizes a repeated request before it becomes a second transfer.',
      },
      {
        glyph: 'document',
        title: 'Lending',
        text: 'Application, scoring, and documents in one flow. A declined borrower’s notice lists the reasons that really decided it.',
      },
      {
        glyph: 'chart',
        title: 'Regulatory reporting',
        text: 'Figures drawn from the ledger by versioned rules, each line traceable to its accounts, and last quarter’s run repeatable today.',
      },
      {
        glyph: 'search',
        title: 'Fraud and money laundering',
        text: 'Alerts ranked by what analysts closed before, sanctions screening, and a case file an examiner can read without a guide.',
      },
      {
        glyph: 'lock',
        title: 'Onboarding and identity',
        text: 'Know-your-customer checks that applicants complete on a phone, with beneficial owners, risk class, and next review on record.',
      },
      {
        glyph: 'layers',
        title: 'Core migration',
        text: 'Products move one by one. Old core and new run in parallel until balances have matched for thirty closings in a row.',
      },
    ],
  },
  trail: {
    eyebrow: 'The audit trail',
    title: 'One wire transfer, as your auditor reads it',
    lead: 'An example day. The system writes each entry as it happens, into storage that nobody can edit, administrators included.',
    steps: [
      {
        label: '09:14:02',
        title: 'Entered',
        text: 'A clerk keys the transfer. Her session, her branch, and the version of the screen are recorded with it.',
      },
      {
        label: '09:14:03',
        title: 'Checked',
        text: 'Limits and sanctions lists answer. The edition of each list is kept, so tomorrow’s update can’t rewrite today’s decision.',
      },
      {
        label: '09:31:40',
        title: 'Approved',
        text: 'Somebody else signs with a second factor. The person who entered it is refused here, whatever their rank.',
      },
      {
        label: '09:31:41',
        title: 'Booked',
        text: 'Debit and credit post together or not at all, under a reference that no retry can use again.',
      },
      {
        label: '17:00:00',
        title: 'Reconciled',
        text: 'The day’s total is compared with the correspondent bank’s. Any difference opens a case with an owner and a due time.',
      },
    ],
  },
  statement: {
    text: 'A number without a source is an opinion with decimals.',
    by: 'Our test for each figure on a report',
  },
  controls: {
    title: 'Seven controls and the evidence they leave',
    lead: 'Your second line maps these to SOX, PCI DSS, GLBA, or SOC 2. The evidence comes in the format they collect.',
    cards: [
      {
        title: 'Two people per change',
        text: 'Nothing merges without a second reviewer, and no author releases their own work. The pipeline keeps both names.',
      },
      {
        title: 'Access for a role and a term',
        text: 'Rights lapse after ninety days unless a manager renews them. Who holds which is exported every month.',
      },
      {
        title: 'No real customers in testing',
        text: 'Test sets are generated or tokenized, and a scan fails the build when a genuine account number turns up.',
      },
      {
        title: 'Keys that rotate',
        text: 'Secrets live in a vault or hardware module and change on schedule. Each time one is read, a line is logged.',
      },
      {
        title: 'Restores, practiced',
        text: 'Every quarter a backup is rebuilt from nothing, and the minutes it took are set against your recovery target.',
      },
      {
        title: 'Models under version control',
        text: 'Training data, parameters, and approval stay with each scoring model, so that an old decision can be run again.',
      },
      {
        title: 'An inventory of parts',
        text: 'A bill of materials per release names all libraries and services, with their licenses and known weaknesses.',
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
    lead: 'A supplier is also a risk. Four habits keep ours small.',
    reasons: [
      {
        title: 'Your environment, never our laptops',
        text: 'We work on virtual desktops or machines that you manage. Customer data has no reason to travel, and no route.',
      },
      {
        title: 'Checks ahead of access',
        text: 'Identity, employment, education, and criminal records are verified to your policy, and the results reach you before our people do.',
      },
      {
        title: 'Freeze dates are kept',
        text: 'Quarter end, year end, and tax season are in the plan from its first draft. Releases wait; nobody asks for an exception.',
      },
      {
        title: 'The exit is already written',
        text: 'Handover, return of data, and deletion follow a plan agreed with the contract and walked through once a year.',
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
        detail:
          'Three to nine people: a lead from banking, developers, a tester, and a business analyst who has read the regulation itself',
      },
      {
        term: 'Length',
        detail:
          'Ten to sixteen weeks for a reporting line; a year or more for a core, planned by the quarter',
      },
      {
        term: 'First month',
        detail:
          'Vetting and access in week one, data lineage in two, a control matrix in three, a first reconciled report in four',
      },
      {
        term: 'Works with',
        detail: ['Temenos', 'Finacle', 'Fiserv', 'Kafka', 'PostgreSQL', 'Snowflake', 'Power BI'],
      },
      { term: 'Subcontractors', detail: 'None without your consent in writing' },
      {
        term: 'Incidents',
        detail:
          'A call to your duty officer within four hours of a suspicion, a written timeline within three days',
      },
    ],
  },
} as const satisfies BankingPage & {
  /** What is recorded about one payment on its way. */
  trail: ExactSteps<5>;
  statement: StatementContent;
  controls: CardGridContent;
  vendorFile: FactSheetContent;
};
