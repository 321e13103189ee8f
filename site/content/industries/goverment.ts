import type { FactSheetContent, OptionCardsContent, StatementContent } from '#design-system';
import { civicColumns } from '../../artwork/civic-columns.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  // The path is meant to be spelled this way: see required-paths.ts.
  path: '/industries/goverment',
  title: 'IT for government agencies and public services',
  description:
    'Citizen portals, case files, and legacy migration for government, built to Section 508, records schedules, and NIST controls, and bought the way agencies buy.',
  banner: {
    eyebrow: 'Government',
    title: 'Public services people can finish online',
    lead: 'Portals, case files, and migrations for federal, state, and local agencies, built so that a resident, an auditor, and your successor can all follow them.',
    action: { href: '/contact', label: 'Talk to our government lead' },
    art: civicColumns,
  },
  solutions: {
    title: 'Six jobs that agencies hand us',
    lead: 'Each replaces a line at a counter, a paper file, or a server that only one colleague still understands.',
    cards: [
      {
        glyph: 'document',
        title: 'Applications and permits',
        text: 'Forms that save as people type, ask only what the rule requires, and show applicants where their case stands without a phone call.',
      },
      {
        glyph: 'layers',
        title: 'Case management',
        text: 'One file per matter, with its deadlines, letters, and decisions, so that a caseworker on vacation leaves nothing unreadable behind.',
      },
      {
        glyph: 'handOver',
        title: 'Moves off the mainframe',
        text: 'COBOL rules are extracted, written down as tests, and rebuilt one program at a time while the old system keeps paying benefits.',
      },
      {
        glyph: 'money',
        title: 'Fees, fines, and grants',
        text: 'Payment by card, bank transfer, or mailed check, matched to its case overnight and posted to the state ledger in the ledger’s own format.',
      },
      {
        glyph: 'chart',
        title: 'Open data',
        text: 'Published sets with a schema, a license, and an update date, fed by the same tables your budget office reports from.',
      },
      {
        glyph: 'team',
        title: 'Staff for your program office',
        text: 'Business analysts, testers, and developers who work under your direction, each hired against a labor category and its written requirements.',
      },
    ],
  },
  rules: {
    title: 'Six obligations, each with proof to file',
    lead: 'Your reviewers ask for evidence. This is what they find in the project folder, release after release.',
    facts: [
      {
        term: 'Accessibility',
        detail:
          'Section 508 and WCAG 2.2 AA: a conformance report per release, from tests with two screen readers, a keyboard, and people who rely on them',
      },
      {
        term: 'Plain language',
        detail:
          'Letters and forms drafted at an eighth-grade reading level and tried on residents ahead of legal review',
      },
      {
        term: 'Records retention',
        detail:
          'A period per record type, taken from your schedule; holds, transfers, and destruction are logged by name',
      },
      {
        term: 'Public records requests',
        detail:
          'Search and redaction on one screen; the redacted copy is exported and the original stays as it was',
      },
      {
        term: 'Security baselines',
        detail: ['NIST SP 800-53', 'FedRAMP', 'GovRAMP', 'FIPS 140-3', 'CJIS'],
      },
      {
        term: 'Authority to operate',
        detail:
          'System security plan, control evidence, and a dated plan of action for every gap, kept current between assessments',
      },
    ],
  },
  statement: {
    text: 'Elections change who signs. They should never change whether the file can be read.',
    by: 'Why our decision log is kept beside the code',
  },
  closing: {
    title: 'Which form do residents give up on?',
    lead: 'Send its address. A designer and an analyst fill it in on a phone and write back where people stop, and which rule causes it.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What changes after the first release',
    lead: 'Compared with the weeks before launch, in figures that your own staff collects.',
    cards: [
      {
        glyph: 'clock',
        title: 'Shorter lines',
        text: 'Routine requests are settled at home, and the counter is left to those who need a person.',
      },
      {
        glyph: 'check',
        title: 'Fewer returned forms',
        text: 'Missing signatures and wrong attachments are caught while the applicant is still on the page.',
      },
      {
        glyph: 'search',
        title: 'Audits answered in days',
        text: 'Who decided what, on which evidence, comes out of one search instead of nine mailboxes.',
      },
      {
        glyph: 'lock',
        title: 'Nobody held hostage',
        text: 'Source code, data, and manuals sit in your accounts, so the next contract can go to anyone.',
      },
    ],
  },
  procurement: {
    title: 'Three ways to put us under contract',
    lead: 'Each is priced per deliverable or per hour, so that your contracting officer can compare it with anybody else’s.',
    action: { href: '/contact', label: 'Ask for a capability statement' },
    options: [
      {
        label: 'To try one service',
        title: 'Pilot order',
        text: 'A single form or report, from research to production, sized to stay within your limit for small purchases.',
        points: [
          'Ten to fourteen weeks',
          'An analyst, a designer, two developers',
          'Fixed price per accepted deliverable',
          'Residents try it in week four',
        ],
      },
      {
        label: 'To join a larger program',
        title: 'Under a prime',
        text: 'We take a named part of a contract that another firm holds, most often accessibility, migration, or testing.',
        points: [
          'Work share set in the teaming agreement',
          'The prime’s tools and security rules',
          'Two to six specialists',
          'Our test evidence joins their package',
        ],
      },
      {
        label: 'To fill seats',
        title: 'By labor category',
        text: 'Your program directs the people; recruiting, background checks, and payroll are ours. Rates hold for the whole option year.',
        points: [
          'First profiles within two weeks',
          'Screened to your suitability standard',
          'On site, hybrid, or remote by order',
          'Successors named before anyone leaves',
        ],
      },
    ],
  },
} as const satisfies IndustryPage & {
  /** What the law asks of a public system, with the evidence for it. */
  rules: FactSheetContent;
  statement: StatementContent;
  procurement: OptionCardsContent;
};
