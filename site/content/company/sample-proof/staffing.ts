import { solarRoof } from '../../../artwork/rpo-services/solar-roof.ts';
import { firstChange } from '../../../artwork/staff-augmentation/first-change.ts';
import { contractToHire } from '../../../artwork/strategic-staffing/contract-to-hire.ts';
import { caption, type Proof } from './proof.ts';

/** For the pages about staffing. */
export const staffingProof = {
  '/staff-augmentation': {
    caption,
    project: 'A parcel service’s payment release',
    action: { href: '/contact', label: 'Fill a seat in your sprint' },
    title: 'Payment release before its deadline',
    figure: '7 days',
    baseline: 'live on day 63 of 70',
    quote: {
      text: 'On day four, she deleted more code than we had written that month. Everyone wanted her to review their code.',
      name: 'Priyanka Rao',
      jobTitle: 'Engineering manager at a parcel service',
      portrait: '/portraits/priyanka-rao.svg',
    },
    picture: {
      composition: firstChange,
      alt: 'Change 1 of 48 deletes five lines, adds one, and is merged on day 23. On day 63, all 48 are live, and a parcel is paid for.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A payment release of 48 changes was due in 10 weeks, and the only engineer who knew the gateway had given notice.',
      },
      {
        title: 'What we did',
        text: 'Two of our back-end engineers worked with him for his last nine days and kept a written log. Both are still there.',
      },
      {
        title: 'What it took',
        text: 'The client held both interviews on one afternoon, three days sooner than usual, so the first change was merged on day 23.',
      },
    ],
  },
  '/strategic-staffing': {
    caption,
    project: 'A device maker’s contract testers',
    action: { href: '/contact', label: 'Try contract to hire' },
    title: 'Contract testers who became employees',
    figure: '9 of 11',
    quote: {
      text: 'We were afraid of hiring the wrong people, so we started with contracts. Six months later, we were afraid of losing them.',
      name: 'Tomasz Berg',
      jobTitle: 'Quality director at a device maker',
      portrait: '/portraits/tomasz-berg.svg',
    },
    picture: {
      composition: contractToHire,
      alt: 'A penguin’s sign says “Hiring frozen until summer.” A tester thaws a chair with a hair dryer, and her pass says “9 of 11, on staff.”',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A new product line needed testers, but hiring was frozen until summer and the release couldn’t wait.',
      },
      {
        title: 'What we did',
        text: 'We employed 11 testers on contract, agreed on every salary in advance, and reviewed each tester in month three.',
      },
      {
        title: 'What it took',
        text: 'We presented 34 profiles in three weeks, under a single agreement covering every tester.',
      },
    ],
  },
  '/rpo-services': {
    caption,
    project: 'A solar installer’s technicians',
    action: { href: '/contact', label: 'Shorten your hiring' },
    title: 'Median time from role to offer',
    figure: '31 days',
    baseline: 'down from 74',
    quote: {
      text: 'One page every Monday answers the questions I used to spend the morning asking.',
      name: 'Grace Adeyemi',
      jobTitle: 'Head of people at a solar installer',
      portrait: '/portraits/grace-adeyemi.svg',
    },
    picture: {
      composition: solarRoof,
      alt: 'Three technicians lift a roof’s last solar panel, on which the head of people relaxes with a coffee. A stork brings one more technician.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'The company needed 40 technicians by spring, but had two recruiters and a median of 74 days from role to offer.',
      },
      {
        title: 'What we did',
        text: 'We ran sourcing and screening for six months and answered every applicant within two days.',
      },
      {
        title: 'What stayed',
        text: 'The scorecards, the shared panel calendar, and two recruiters who now run the process themselves.',
      },
    ],
  },
} as const satisfies Proof;
