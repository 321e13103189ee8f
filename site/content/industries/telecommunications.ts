import type { FactSheetContent, OptionCardsContent } from '#design-system';
import { matchedBill } from '../../artwork/matched-bill.ts';
import { alarmTree } from '../../artwork/telecommunications/alarm-tree.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/telecommunications',
  title: 'Telecommunications IT: order, network, and bill',
  description:
    'Engineers for carriers, virtual operators, and network vendors: order handling, activation, fault correlation, mediation, billing, and self-service.',
  banner: {
    eyebrow: 'Telecommunications',
    title: 'The bill matches the network, every month',
    lead: 'A wrong bill starts as a wrong order. We connect catalog, activation, inventory, and rating, so that what was sold is what gets charged.',
    action: { href: '/contact', label: 'Talk to a telecom engineer' },
    art: matchedBill,
  },
  explained: {
    title: 'Thirty-six calls, and a single cause',
    lead: 'Every customer behind a dead card raises an alarm. The network’s own map shows the one point they share.',
    figure: alarmTree(
      {
        cards: ['Card 1', 'Card 2', 'Card 3'],
        cabinets: 3,
        customers: 12,
        failed: 1,
        repair: 'Crew with the spare: 25 min away',
      },
      'A network of three cards, nine cabinets, and 108 customers. The 36 customers behind card 2 are silent, so their alarms become one ticket.',
    ),
    steps: [
      {
        title: 'Inventory',
        text: 'Ports, lines, and cards are compared with the live network every night.',
      },
      {
        title: 'Alarms',
        text: 'Each is placed on that map. A gap in the records is reported within the hour.',
      },
      {
        title: 'Cause',
        text: 'The lowest point that all silent lines have in common is the first suspect.',
      },
      {
        title: 'Ticket',
        text: 'It names the card, the customers, and the nearest crew with the part.',
      },
    ],
  },
  solutions: {
    title: 'Systems we build and repair',
    cards: [
      {
        glyph: 'handOver',
        title: 'Order management',
        text: 'A bundle of fiber, mobile, and TV stays one order with one date, on TM Forum APIs.',
      },
      {
        glyph: 'gear',
        title: 'Activation and inventory',
        text: 'Ports, numbers, and SIMs on record as they are in the field. What fails is rolled back.',
      },
      {
        glyph: 'money',
        title: 'Billing and mediation',
        text: 'Rating rules that product managers can read. Last month’s usage is replayed before any change.',
      },
      {
        glyph: 'search',
        title: 'Fault correlation',
        text: 'Alarms grouped by their place in the network, with a probable cause and an owner.',
      },
      {
        glyph: 'mobileApp',
        title: 'Customer self-service',
        text: 'People change plans, swap a SIM, or test their line, and read about an outage before they call.',
      },
      {
        glyph: 'dataScience',
        title: 'Network data',
        text: 'Counters, probes, and tickets in one store, which shows planners the cells that fill up next.',
      },
    ],
  },
  clients: {
    title: 'Find your place in the network',
    options: [
      {
        label: 'You own the network',
        title: 'Carriers',
        text: 'Your stack grew by merger: three inventories, and one person who understands the links.',
        points: [
          'Interfaces written down before one is moved',
          'Migration by customer segment, with a way back',
          'Engineers awake during your cutovers',
        ],
      },
      {
        label: 'You rent the network',
        title: 'Virtual operators',
        text: 'You launch plans on a host’s terms, and have to prove that the wholesale invoice is right.',
        points: [
          'eSIM ordering and number porting',
          'Wholesale charges checked record by record',
          'Plans assembled from tested templates',
        ],
      },
      {
        label: 'You equip the network',
        title: 'Vendors and integrators',
        text: 'Your software must run beside every release that operators still keep in the field.',
        points: [
          'Element managers and NETCONF adapters',
          'Labs that test overnight, unattended',
          'People on site for acceptance',
        ],
      },
    ],
  },
  closing: {
    title: 'Send us ten disputed invoices',
    lead: 'Names blacked out, of course. We trace each one back to its order and show you which handover produced the errors.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What each department gains',
    cards: [
      {
        glyph: 'check',
        title: 'Orders right at entry',
        text: 'Bad addresses and missing ports surface while the customer is still on the line.',
      },
      {
        glyph: 'chart',
        title: 'Leaks found daily',
        text: 'Unbilled circuits and expired discounts appear in a morning report, each with an owner.',
      },
      {
        glyph: 'clock',
        title: 'Shorter night shifts',
        text: 'Whoever is on call starts with the repair instead of the search.',
      },
      {
        glyph: 'marketing',
        title: 'Plans without a project',
        text: 'A new tariff is put together from parts in use, from charge to app screen.',
      },
    ],
  },
  engagement: {
    title: 'How a telecom assignment is set up',
    lead: 'For one domain, such as order handling or fault management, at an operator with up to two million lines.',
    action: { href: '/contact', label: 'Ask for telecom profiles' },
    facts: [
      {
        term: 'Standards',
        detail: ['TM Forum Open APIs', 'SID', 'ETSI NFV', 'NETCONF', 'YANG', 'SNMP', 'Diameter'],
      },
      {
        term: 'Platforms',
        detail: ['Amdocs', 'Netcracker', 'Oracle BRM', 'ServiceNow', 'Kafka', 'OpenShift'],
      },
      {
        term: 'Change windows',
        detail:
          'Yours, often one to five in the morning, with the way back rehearsed and an engineer in the room',
      },
    ],
    plan: {
      teams: [
        {
          label: 'Our six',
          shares: [1, 1, 1, 1, 1, 0.5],
          note: 'architect, engineers, tester, and billing analyst',
        },
      ],
      unit: 'Month',
      length: 12,
      rows: [
        { label: 'Orders traced', from: 1, to: 1 },
        { label: 'Interfaces', from: 2, to: 7 },
        { label: 'Cutovers', at: [4, 6, 8] },
      ],
      finish: { label: 'Handed over', from: 6, to: 12, note: 'Month six to twelve' },
      alt: 'Six people over up to twelve months: orders traced, then interfaces with three cutovers, handed over from month six on.',
    },
  },
} as const satisfies IndustryPage & {
  /** Kinds of companies in the industry, and what each needs. */
  clients: OptionCardsContent;
  engagement: FactSheetContent;
};
