import type { FactSheetContent, OptionCardsContent } from '#design-system';
import { civicColumns } from '../../artwork/civic-columns.ts';
import { formDays } from '../../artwork/government/form-days.ts';
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
    lead: 'Portals, case files, and migrations for agencies, built so that a resident, an auditor, and your successor can follow them.',
    action: { href: '/contact', label: 'Talk to our government lead' },
    art: civicColumns,
  },
  explained: {
    title: 'What a form does all day: wait',
    lead: 'A permit application, day by day. The longest wait starts with a signature that nobody asked for.',
    figure: formDays(
      {
        before: [
          { name: 'Mail', days: 3, kind: 'wait' },
          { name: 'In a tray', days: 9, kind: 'wait' },
          { name: 'Check', days: 1, kind: 'work' },
          {
            name: 'Sent back: the signature is missing',
            short: 'Sent back',
            days: 12,
            kind: 'return',
          },
          { name: 'Check', days: 1, kind: 'work' },
          { name: 'In another tray', days: 8, kind: 'wait' },
          { name: 'Decision', days: 1, kind: 'work' },
          { name: 'Letter', days: 4, kind: 'wait' },
        ],
        after: [
          { name: 'In a list', days: 4, kind: 'wait' },
          { name: 'Check', days: 1, kind: 'work' },
          { name: 'In a list', days: 3, kind: 'wait' },
          { name: 'Decision', days: 1, kind: 'work' },
        ],
        prevention: 'The page asks for the signature',
      },
      'A paper form takes 39 days, with work on three of them. Online it takes nine, because the page asks for the signature that was missing.',
    ),
    steps: [
      {
        title: 'Count the days',
        text: 'We follow fifty real cases and write down where each one lay.',
      },
      {
        title: 'Find the return',
        text: 'Most waits begin with one missing item. We look for the field that causes it.',
      },
      {
        title: 'Ask on the page',
        text: 'The form saves as people type and names what is missing before they send it.',
      },
      {
        title: 'Count again',
        text: 'Your own staff measures after the first release, by the same list.',
      },
    ],
  },
  solutions: {
    title: 'Jobs that agencies hand us',
    cards: [
      {
        glyph: 'document',
        title: 'Applications and permits',
        text: 'Forms that ask only what the rule requires, and show applicants where their case stands.',
      },
      {
        glyph: 'layers',
        title: 'Case management',
        text: 'One file per matter, with its deadlines, letters, and decisions.',
      },
      {
        glyph: 'handOver',
        title: 'Moves off the mainframe',
        text: 'COBOL rules become tests and are rebuilt one by one while the old system keeps paying benefits.',
      },
      {
        glyph: 'money',
        title: 'Fees, fines, and grants',
        text: 'Payment by card, transfer, or check, matched to its case overnight and posted to the state ledger.',
      },
      {
        glyph: 'chart',
        title: 'Open data',
        text: 'Published sets with a schema, a license, and a date, fed by your budget office’s own tables.',
      },
      {
        glyph: 'team',
        title: 'Staff for your program office',
        text: 'Analysts, testers, and developers under your direction, each hired against a labor category.',
      },
    ],
  },
  rules: {
    title: 'Obligations, each with proof to file',
    facts: [
      {
        term: 'Accessibility',
        detail:
          'Section 508 and WCAG 2.2 AA: a conformance report per release, tested with people who rely on it',
      },
      {
        term: 'Plain language',
        detail:
          'Drafted at an eighth-grade reading level and tried on residents ahead of legal review',
      },
      {
        term: 'Records retention',
        detail:
          'A period per record type, from your schedule; holds and destruction are logged by name',
      },
      {
        term: 'Security baselines',
        detail: ['NIST SP 800-53', 'FedRAMP', 'GovRAMP', 'FIPS 140-3', 'CJIS'],
      },
      {
        term: 'Authority to operate',
        detail: 'System security plan, control evidence, and a dated plan of action for every gap',
      },
    ],
  },
  closing: {
    title: 'Which form do residents give up on?',
    lead: 'Send its address. A designer and an analyst fill it in on a phone and write back where people stop, and which rule causes it.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What changes after the first release',
    cards: [
      {
        glyph: 'clock',
        title: 'Shorter lines',
        text: 'Routine requests are settled at home. The counter is for those who need a person.',
      },
      {
        glyph: 'check',
        title: 'Fewer returned forms',
        text: 'Wrong attachments are caught while the applicant is still on the page.',
      },
      {
        glyph: 'search',
        title: 'Audits answered in days',
        text: 'Who decided what, on which evidence, comes out of one search.',
      },
      {
        glyph: 'lock',
        title: 'Nobody held hostage',
        text: 'Code, data, and manuals sit in your accounts, so the next contract can go to anyone.',
      },
    ],
  },
  procurement: {
    title: 'Three ways to put us under contract',
    lead: 'Each is priced per deliverable or per hour, so that your contracting officer can compare.',
    action: { href: '/contact', label: 'Get a capability statement' },
    options: [
      {
        label: 'To try one service',
        title: 'Pilot order',
        text: 'A single form or report, from research to production, sized to stay within your limit for small purchases.',
        points: [
          'Ten to fourteen weeks',
          'An analyst, a designer, two developers',
          'Fixed price per accepted deliverable',
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
        ],
      },
    ],
  },
} as const satisfies IndustryPage & {
  /** What the law asks of a public system, with the evidence for it. */
  rules: FactSheetContent;
  procurement: OptionCardsContent;
};
