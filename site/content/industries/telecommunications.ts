import type { OptionCardsContent } from '#design-system';
import { matchedBill } from '../../artwork/matched-bill.ts';
import { alarmTree } from '../../artwork/telecommunications/alarm-tree.ts';
import { fillingCell } from '../../artwork/telecommunications/filling-cell.ts';
import { lineTest } from '../../artwork/telecommunications/line-test.ts';
import { nightCall } from '../../artwork/telecommunications/night-call.ts';
import { alarmMap, readableRule } from '../../artwork/telecommunications/rules-and-faults.ts';
import { bundle, sameSim } from '../../artwork/telecommunications/solutions.ts';
import { proofFact } from '../answers.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryPage } from './industry-page.ts';
import { leads } from './leads.ts';

export const page = {
  path: '/industries/telecommunications',
  title: 'IT services for telecommunications companies',
  description:
    'Order handling, activation, fault, and billing systems for carriers, virtual operators, and vendors.',
  banner: {
    eyebrow: 'For network operators and their vendors',
    title: 'Telecom bills that match the network',
    lead: 'A wrong bill usually starts as a wrong order. We connect catalog, activation, inventory, and billing systems, so you charge for exactly what you sold.',
    action: { href: '/contact', label: 'Have your bills checked' },
    art: matchedBill,
  },
  standards: 'TM Forum APIs',
  explained: {
    title: 'How we trace 36 alarms to a single fault',
    lead: 'When a line card fails, every customer behind it raises an alarm, and the network map shows the point they all share.',
    figure: {
      composition: alarmTree({
        cards: ['Card 1', 'Card 2', 'Card 3'],
        cabinets: 3,
        customers: 12,
        failed: 1,
        repair: 'Crew with a spare: 25 min away',
      }),
      alt: 'A network of three cards, nine cabinets, and 108 customers. Card 2 has failed, so its 36 alarms become one ticket for a technician.',
    },
    steps: [
      {
        title: 'Inventory',
        text: 'Every night we compare the ports, lines, and cards on record with the live network.',
      },
      {
        title: 'Alarms',
        text: 'Each alarm is placed on the network map, and gaps in the records are reported within an hour.',
      },
      {
        title: 'Cause',
        text: 'The lowest point that all the failed lines share is the first suspect.',
      },
      {
        title: 'Ticket',
        text: 'The ticket names the card, the affected customers, and the nearest crew with a spare.',
      },
    ],
  },
  solutions: {
    title: 'Telecom systems we build and repair',
    lead: 'Only your network has the answer that a customer waits for.',
    cards: [
      {
        title: 'Order management',
        text: 'Fiber, mobile, and TV stay one order with one date, through TM Forum APIs.',
        drawing: bundle,
      },
      {
        title: 'Activation and inventory',
        text: 'Records of ports and SIMs that match reality, and failed changes rolled back.',
        drawing: sameSim,
      },
      {
        title: 'Billing and mediation',
        text: 'Rating rules product managers can read, tested on last month’s usage first.',
        drawing: readableRule,
      },
      {
        title: 'Fault correlation',
        text: 'Alarms grouped by location, each with a probable cause and an owner.',
        drawing: alarmMap,
      },
      {
        title: 'Customer self-service',
        text: 'Customers change plans, swap SIMs, test lines, and see outages before they call.',
        drawing: lineTest,
      },
      {
        title: 'Network data',
        text: 'Counters, probes, and tickets in one database show which cells fill up next.',
        drawing: fillingCell,
      },
    ],
  },
  clients: {
    title: 'Who we work with',
    options: [
      {
        label: 'You own the network',
        title: 'Carriers',
        text: 'Mergers left you with three inventories that nobody has fully connected.',
        points: [
          'All interfaces documented first',
          'A rollback for each segment',
          'Engineers on duty that night',
        ],
      },
      {
        label: 'You rent the network',
        title: 'Virtual operators',
        text: 'You sell plans on a host’s network and have to check its wholesale invoices.',
        points: [
          'eSIM ordering and number porting',
          'Every wholesale charge checked',
          'Plans built from tested templates',
        ],
      },
      {
        label: 'You equip the network',
        title: 'Vendors and integrators',
        text: 'Your software has to work with every release that operators still use.',
        points: [
          'NETCONF and vendor adapters',
          'Labs that run tests overnight',
          'People on site for acceptance',
        ],
      },
    ],
  },
  closing: {
    title: 'Send us 10 disputed invoices',
    lead: 'Please black out the names. We trace each one to its order and show where the error began.',
    next: 'we call about the worst one.',
    interest: 'Software Development',
    reader: leads.telecommunications,
  },
  benefits: {
    title: 'What your teams gain',
    art: nightCall,
    reasons: [
      {
        title: 'Orders without errors',
        text: 'Bad addresses and missing ports show up while the customer is still on the phone.',
      },
      {
        title: 'Lost revenue found daily',
        text: 'A morning report lists unbilled circuits and expired discounts, each with an owner.',
      },
      {
        title: 'Faster repairs at night',
        text: 'The engineer on call already knows the location and can start the repair.',
      },
      {
        title: 'New plans, no project',
        text: 'Product managers build a new plan from existing parts, from charges to app screens.',
      },
    ],
  },
  engagement: {
    title: 'Terms, time, and team for a telecom project',
    action: { href: '/contact', label: 'Meet the engineers' },
    facts: [
      { term: 'For', detail: 'Operators up to 2 million lines, and vendors' },
      { term: 'You get', detail: 'Repaired interfaces, one domain at a time' },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed for the order trace',
        condition: 'Then by the day, with a cap for each interface',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '6–12 months',
        condition: 'With up to 3 cutovers at night',
      },
      { term: 'Platforms', detail: ['TM Forum', 'NETCONF', 'Amdocs', 'Netcracker', 'Oracle BRM'] },
      proofFact(industriesProof['/industries/telecommunications']),
    ],
    plan: {
      teams: [
        {
          label: 'Our team of six',
          shares: [1, 1, 1, 1, 1, 0.5],
          note: 'architect, engineers, tester, and billing analyst',
        },
      ],
      unit: 'Month',
      length: 12,
      rows: [
        { label: 'Orders traced', from: 1, to: 1 },
        { label: 'Interfaces repaired', from: 2, to: 5 },
        { label: 'Cutovers', at: [3, 4, 5] },
        { label: 'Bills compared', from: 4, to: 9 },
      ],
      finish: { label: 'Handed over', from: 6, to: 12 },
      alt: 'A team of six for up to 12 months: orders traced, interfaces repaired, three cutovers, bills compared, and a handover from month 6 on.',
    },
  },
} as const satisfies IndustryPage & {
  /** Kinds of companies in the industry, and what each needs. */
  clients: OptionCardsContent;
};
