import type { OptionCardsContent } from '#design-system';
import { counterAtArmchair } from '../../artwork/counter-at-armchair.ts';
import { formDays } from '../../artwork/government/form-days.ts';
import { byCategory, pilotOrder, underPrime } from '../../artwork/government/orders.ts';
import {
  boxedStaff,
  freeTrees,
  matchedSocks,
} from '../../artwork/government/payments-and-staff.ts';
import { damPermit, pelican, youngDinosaur } from '../../artwork/government/solutions.ts';
import { proofFact } from '../answers.ts';
import { governmentProof } from '../company/sample-proof/government.ts';
import type { IndustryPage } from './industry-page.ts';
import { leads } from './leads.ts';

export const page = {
  // The path is meant to be spelled this way: see required-paths.ts.
  path: '/industries/goverment',
  title: 'IT for government agencies and public services',
  description:
    'Online forms, case management, and legacy migration for agencies, built to Section 508 and NIST standards.',
  banner: {
    eyebrow: 'For agencies at every level and contractors',
    title: 'Government forms people can finish online',
    lead: 'We build online forms and case systems for agencies and replace old mainframes. Auditors can follow every decision.',
    action: { href: '/contact', label: 'Meet our government lead' },
    art: counterAtArmchair,
  },
  standards: 'Section 508 and NIST',
  explained: {
    title: 'Where a permit application loses time',
    lead: 'A sample application on paper and online. The longest delay is for a missing signature.',
    figure: formDays(
      {
        paper: {
          name: 'On paper',
          stages: [
            { name: 'Mail', days: 3, kind: 'wait' },
            { name: 'In a tray', days: 9, kind: 'wait' },
            { name: 'Check', days: 1, kind: 'work' },
            { name: 'Sent back', why: 'signature missing', days: 12, kind: 'return' },
            { name: 'Check', days: 1, kind: 'work' },
            { name: 'In another tray', days: 8, kind: 'wait' },
            { name: 'Decision', days: 1, kind: 'work' },
            { name: 'Letter', days: 4, kind: 'wait' },
          ],
        },
        online: {
          name: 'Online',
          stages: [
            { name: 'Queue', days: 4, kind: 'wait' },
            { name: 'Check', days: 1, kind: 'work' },
            { name: 'Queue', days: 3, kind: 'wait' },
            { name: 'Decision', days: 1, kind: 'end' },
          ],
        },
        prevention: ['The page asks', 'for the signature'],
      },
      'A paper form takes 39 days, with work on 3 of them. Online, it takes 9, because the page asks for the signature that was missing.',
    ),
    steps: [
      {
        title: 'Count the days',
        text: 'We follow 50 real cases and record where each one waits.',
      },
      {
        title: 'Find the cause',
        text: 'Most delays start with one item that people miss.',
      },
      {
        title: 'Fix the form',
        text: 'The form saves as people type and says what’s missing.',
      },
      {
        title: 'Count the days again',
        text: 'After the first release, your own staff repeats the count.',
      },
    ],
  },
  engagement: {
    title: 'Terms of government work',
    action: { href: '/contact', label: 'Get a pilot estimate' },
    phases: {
      parts: [
        { title: 'Kickoff', time: '1 week', length: 1 },
        { title: 'Build with users', time: '7–10 weeks', length: [7, 10] },
        { title: '508 tests', time: '2–3 weeks', length: [2, 3] },
      ],
      end: 'Pilot live',
    },
    facts: [
      { term: 'For', detail: 'Agencies at every level, and prime contractors' },
      {
        term: 'You get',
        detail: 'A working service with its code and security plan, or added staff',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed per deliverable',
        condition: 'Or hourly by labor category',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '10–14 weeks',
        condition: 'For a pilot; staff profiles in 2 weeks',
      },
      {
        term: 'Accessibility',
        detail: 'Section 508 and WCAG 2.2 AA, with a report for each release',
      },
      {
        term: 'Security',
        detail: ['NIST SP 800-53', 'FedRAMP', 'GovRAMP', 'FIPS 140-3', 'CJIS'],
      },
      proofFact(governmentProof['/industries/goverment']),
    ],
  },
  solutions: {
    title: 'What we do for government agencies',
    cards: [
      {
        drawing: damPermit,
        title: 'Applications and permits',
        text: 'Plain-language forms that ask only what the rule requires.',
      },
      {
        drawing: pelican,
        title: 'Case management',
        text: 'Everything about a case in one file: deadlines, letters, and decisions.',
      },
      {
        drawing: youngDinosaur,
        title: 'Mainframe migration',
        text: 'We rebuild COBOL rules while the old system pays benefits.',
      },
      {
        drawing: matchedSocks,
        title: 'Fees, fines, and grants',
        text: 'Payments by card, transfer, or check, matched to the case overnight.',
      },
      {
        drawing: freeTrees,
        title: 'Open data',
        text: 'Public data sets with a schema and a license, updated from your tables.',
      },
      {
        drawing: boxedStaff,
        title: 'Staff for your program office',
        text: 'Analysts, testers, and developers, each in a labor category.',
      },
    ],
  },
  closing: {
    title: 'Which form do residents give up on?',
    lead: 'A designer and an analyst will fill it out on a phone and show you where people stop, and why.',
    next: 'you get both recordings.',
    interest: 'Software Development',
    reader: leads.government,
  },
  benefits: {
    title: 'What changes after the first release',
    reasons: [
      {
        title: 'Shorter lines',
        text: 'Most people stay home, so clerks have time for those who need help.',
      },
      {
        title: 'Fewer returned forms',
        text: 'Wrong attachments are caught while the applicant is still on the page.',
      },
      {
        title: 'Faster audits',
        text: 'One search shows who decided what.',
      },
      {
        title: 'No vendor lock-in',
        text: 'Code, data, and manuals stay with you, so the next contract can go to anyone.',
      },
    ],
  },
  procurement: {
    title: 'Three ways to contract with us',
    lead: 'Each is priced per deliverable or per hour, which makes bids easy to compare.',
    action: { href: '/contact', label: 'Get a capability statement' },
    options: [
      {
        label: 'To try one service',
        title: 'Pilot order',
        art: pilotOrder,
        text: 'One form or report, priced below your limit for small purchases.',
        points: [
          '10–14 weeks',
          'A team of four, with a designer',
          'Fixed price per accepted deliverable',
        ],
      },
      {
        label: 'To join a larger program',
        title: 'Work under a prime',
        art: underPrime,
        text: 'We take on part of another firm’s contract, such as testing or accessibility.',
        points: [
          'Work share set in writing',
          'The prime’s tools and security rules',
          '2–6 specialists',
        ],
      },
      {
        label: 'To add staff',
        title: 'Staff by labor category',
        art: byCategory,
        text: 'You direct the people. We handle recruiting, background checks, and payroll.',
        points: [
          'First profiles within 2 weeks',
          'Screened to your suitability standard',
          'Rates fixed for the option year',
        ],
      },
    ],
  },
} as const satisfies IndustryPage & {
  procurement: OptionCardsContent;
};
