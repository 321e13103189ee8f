import { auditScope } from '../../../artwork/industries/audit-scope.ts';
import { inspectionPlanner } from '../../../artwork/services/inspection-planner.ts';
import { teamChat } from '../../../artwork/talent-pool/team-chat.ts';
import { caption, type Proof } from './proof.ts';

/** For the pages that present several services or industries. */
export const overviewsProof = {
  '/services': {
    caption,
    action: { href: '/contact', label: 'Tell us what runs late' },
    title: 'Late elevator inspections',
    figure: '–95%',
    baseline: '2 late, not 38',
    quote: {
      text: 'We asked for an analyst to fill a gap, and her notes became the system we use.',
      name: 'Leland Hargrove',
      jobTitle: 'Service director at an elevator firm',
      portrait: '/portraits/leland-hargrove.svg',
    },
    picture: {
      composition: inspectionPlanner,
      alt: 'An inspector presses a button in an elevator. The buttons are a calendar of inspections; 2 are late. A dog sits in a bin with a paper calendar.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A planner with a paper calendar was about to retire, and 38 inspections a quarter were late.',
      },
      {
        title: 'What we did',
        text: 'Our analyst spent nine weeks recording the rules, and our team built a system in 14.',
      },
      {
        title: 'The result',
        text: 'In the first quarter, two were late. One contract and one account lead covered both.',
      },
    ],
  },
  '/talent-pool': {
    caption,
    action: { href: '/contact', label: 'Ask who’s free' },
    title: 'From inquiry to first day at work',
    figure: '6 days',
    baseline: 'not 60',
    quote: {
      text: 'We advertised for two months. I sent the form on a Tuesday, and on Monday she fixed a bug.',
      name: 'Ruben Achterberg',
      jobTitle: 'Engineering lead at a parking operator',
      portrait: '/portraits/ruben-achterberg.svg',
    },
    picture: {
      composition: teamChat,
      alt: 'A pay machine shows a team’s chat: a question on Tuesday, two interviews on Friday, a bug fixed on Monday. The old job ad: 60 days, nobody hired.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'The old payment interface was about to close, and nobody on the team had time for the new one.',
      },
      {
        title: 'What we did',
        text: 'We tested four engineers from the pool on a copy of the interface, and the client interviewed two on Friday.',
      },
      {
        title: 'What it took',
        text: 'One engineer worked 200 hours in five weeks. The last of 31 garages switched with nine days to spare.',
      },
    ],
  },
  '/industries': {
    caption,
    action: { href: '/contact', label: 'Prepare your next audit' },
    title: 'Yearly card audit',
    figure: '3 days',
    baseline: 'down from 24',
    quote: {
      text: 'I had a plan to secure 60 systems. They asked why 56 of them ever needed to see a card number.',
      name: 'Odette Farrow',
      jobTitle: 'IT director at a chain of garden centers',
      portrait: '/portraits/odette-farrow.svg',
    },
    picture: {
      composition: auditScope,
      alt: 'At a garden center, a gnome on a watering can pays at an encrypted terminal. The auditor leaves. Her list: 4 of 60 systems. The can says “56 out”.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Card numbers passed through 60 systems, so the PCI DSS audit had to cover every one of them.',
      },
      {
        title: 'What we did',
        text: 'Our analyst knew which systems the rules leave out. We moved payments to encrypted terminals on their own network.',
      },
      {
        title: 'What it took',
        text: 'An analyst and two engineers worked for nine weeks. The client had planned eight months to secure all 60 systems.',
      },
    ],
  },
} as const satisfies Proof;
