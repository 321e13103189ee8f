import { restoreLog } from '../../../artwork/amazon-web-services/restore-log.ts';
import { blankReport } from '../../../artwork/oracle-hcm/blank-report.ts';
import { cardboardCustomers } from '../../../artwork/salesforce-consulting-services/cardboard-customers.ts';
import { caption, type Proof } from './proof.ts';

/** For the pages about consulting. */
export const consultingProof = {
  '/oracle-hcm': {
    caption,
    project: 'A foundry’s payroll',
    action: { href: '/contact', label: 'Test your payroll rules' },
    title: 'Old payroll minus new, second run',
    figure: '$0.00',
    baseline: 'after 41 that differed',
    quote: {
      text: 'We printed the variance report and it was blank, so we printed it again.',
      name: 'Dana Pruitt',
      jobTitle: 'VP of people at a foundry',
      portrait: '/portraits/dana-pruitt.svg',
    },
    picture: {
      composition: blankReport,
      alt: 'A VP holds up the second run’s variance report: 120 paychecks, no rows, $0.00. On the first run’s paper on the floor, 41 differ.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Two plants had 120 employees and two union contracts. Only one person understood the overtime spreadsheet.',
      },
      {
        title: 'What we did',
        text: 'We wrote 64 rules as worked examples, turned them into fast formulas, and ran both payrolls side by side twice.',
      },
    ],
  },
  '/amazon-web-services': {
    caption,
    project: 'A parts wholesaler’s recovery test',
    action: { href: '/contact', label: 'Time your own restore' },
    title: 'Recovery in a second region, as tested',
    figure: '26 min',
    baseline: 'down from 19 hours',
    quote: {
      text: 'When the auditor asked about our last backup test, I said Tuesday and showed her the log.',
      name: 'Marcus Oyelaran',
      jobTitle: 'Head of IT at a parts wholesaler',
      portrait: '/portraits/marcus-oyelaran.svg',
    },
    picture: {
      composition: restoreLog,
      alt: 'The head of IT has tea and Tuesday’s log: 26 min. The auditor checks it off. A dog sleeps on a camp bed, and a tape drive sleeps in a nightcap.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'After six years of nightly backups, the first restore ran 19 hours, then failed because of a lost key.',
      },
      {
        title: 'What we did',
        text: 'We defined 34 servers in Terraform, moved the keys into a vault, and rebuilt everything in an empty account four times.',
      },
    ],
  },
  '/salesforce-consulting-services': {
    caption,
    project: 'A pump maker’s duplicate accounts',
    action: { href: '/contact', label: 'Count your duplicates' },
    title: 'Duplicate accounts after one release',
    figure: '–94%',
    quote: {
      text: 'I searched for our largest customer and found one record, where there had always been several.',
      name: 'Helena Novak',
      jobTitle: 'Head of sales operations at a pump maker',
      portrait: '/portraits/helena-novak.svg',
    },
    picture: {
      composition: cardboardCustomers,
      alt: 'Pair 48 of 212: a colleague pinches a real customer. His three doubles are cardboard, and a beaver gnaws at one. 810 duplicates, down from 13,500.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'After two mergers, 17,900 customers had 31,400 accounts. One week, three reps called the same buyer.',
      },
      {
        title: 'What we did',
        text: 'We merged the accounts in five rehearsed batches and gave each field an owner. A person checked 212 unclear pairs.',
      },
    ],
  },
} as const satisfies Proof;
