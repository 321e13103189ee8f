import type { FactSheetContent, OptionCardsContent, ProcessStepsContent } from '#design-system';
import { towerWaves } from '../../artwork/tower-waves.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/telecommunications',
  title: 'Telecommunications IT: order, network, and bill',
  description:
    'Engineers for carriers, virtual operators, and network vendors: order handling, activation, fault correlation, mediation, billing, and self-service.',
  banner: {
    eyebrow: 'Telecommunications',
    title: 'The bill matches the network, every month',
    lead: 'A wrong bill usually starts as a wrong order. We connect catalog, activation, inventory, and rating, so that what was sold is what runs and what gets charged.',
    action: { href: '/contact', label: 'Talk to a telecom engineer' },
    art: towerWaves,
  },
  orderToBill: {
    title: 'One order, followed to the bill',
    lead: 'Five systems touch it, often from five vendors. At each handover we place a check that stops a mistake from traveling on.',
    steps: [
      {
        title: 'Catalog',
        text: 'One product list feeds shop, call center, and billing. A tariff without a charge code can’t be published.',
      },
      {
        title: 'Order',
        text: 'Address, line, and credit are checked while the customer waits; then the order is split into tasks that systems can run.',
      },
      {
        title: 'Activation',
        text: 'Commands go out to switches, fiber terminals, and SIM platforms. Whatever fails is rolled back rather than left half done.',
      },
      {
        title: 'Usage',
        text: 'Mediation collects records from every network element, drops the duplicates, and reports a gap within the hour.',
      },
      {
        title: 'Bill',
        text: 'Ahead of the run, invoices are set against inventory: services that nobody pays for, and charges for lines long gone.',
      },
    ],
  },
  solutions: {
    title: 'Six systems we build and repair',
    lead: 'All of them work with the platforms you own. Replacing the core comes up last, because it takes years and rarely has to.',
    cards: [
      {
        glyph: 'handOver',
        title: 'Order management',
        text: 'Decomposition, dependencies, and fallout queues on TM Forum APIs, so that a bundle of fiber, mobile, and TV stays one order with one date.',
      },
      {
        glyph: 'gear',
        title: 'Activation and inventory',
        text: 'A record of ports, numbers, and SIMs that is compared with the live network every night, and corrected where the two disagree.',
      },
      {
        glyph: 'money',
        title: 'Billing and mediation',
        text: 'Rating rules leave stored procedures for tables that product managers can read. Last month’s usage is replayed before any change.',
      },
      {
        glyph: 'search',
        title: 'Fault correlation',
        text: 'Thousands of alarms become one ticket with a probable cause, the customers behind it, and the nearest crew that carries the spare part.',
      },
      {
        glyph: 'mobileApp',
        title: 'Customer self-service',
        text: 'People change plans, swap a SIM, or test their line on a phone, and read about an outage instead of queuing to report it.',
      },
      {
        glyph: 'dataScience',
        title: 'Network data',
        text: 'Counters, probes, and tickets in one store: planners see which cells fill up next quarter, and marketing sees which customers are wavering.',
      },
    ],
  },
  clients: {
    title: 'Find your place in the network',
    lead: 'A carrier struggles with age, a virtual operator with dependence, a vendor with the next acceptance test. We staff for each differently.',
    options: [
      {
        label: 'You own the network',
        title: 'Carriers',
        text: 'Your stack grew by merger: three inventories, two billing engines, and one person who understands the link between them.',
        points: [
          'Interfaces written down before one is moved',
          'Migration by customer segment, with a way back',
          'Engineers awake during your cutovers',
        ],
      },
      {
        label: 'You rent the network',
        title: 'Virtual operators',
        text: 'With a small team you launch plans on a host’s terms, and have to prove that the wholesale invoice is right.',
        points: [
          'eSIM ordering and number porting',
          'Wholesale charges checked record by record',
          'Plans assembled from tested templates',
        ],
      },
      {
        label: 'You equip the network',
        title: 'Vendors and integrators',
        text: 'Software ships with your equipment, and must run beside every release that operators still keep in the field.',
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
    title: 'What changes in four departments',
    lead: 'Sales, finance, operations, and marketing each get rid of one recurring annoyance.',
    cards: [
      {
        glyph: 'check',
        title: 'Orders right at entry',
        text: 'Bad addresses and missing ports surface while the salesperson still has the customer on the line to ask.',
      },
      {
        glyph: 'chart',
        title: 'Leaks found daily',
        text: 'Unbilled circuits and expired discounts appear in a morning report with an owner, months ahead of the annual audit.',
      },
      {
        glyph: 'clock',
        title: 'Shorter night shifts',
        text: 'Whoever is on call opens a single ticket that names the failed card, and starts with the repair.',
      },
      {
        glyph: 'marketing',
        title: 'Plans without a project',
        text: 'A new tariff is put together from parts in use; charge, contract text, and app screen follow from the same entry.',
      },
    ],
  },
  engagement: {
    title: 'How a telecom assignment is set up',
    lead: 'For one domain, such as order handling or fault management, at an operator with up to two million lines.',
    action: { href: '/contact', label: 'Ask for telecom profiles' },
    facts: [
      {
        term: 'Team',
        detail:
          'A solution architect, two to five integration engineers, a tester with lab access, and an analyst who has worked in billing',
      },
      {
        term: 'First month',
        detail:
          'Week one traces live orders, week two maps interfaces and owners, week three measures fallout, week four repairs the cheapest fault in production',
      },
      {
        term: 'After that',
        detail: 'A release every three weeks, for six to twelve months',
      },
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
      {
        term: 'You keep',
        detail: 'Interface catalog, replayable test data, runbooks, and the nightly comparison',
      },
    ],
  },
} as const satisfies IndustryPage & {
  /** The five systems that one order passes through. */
  orderToBill: ProcessStepsContent;
  /** Kinds of companies in the industry, and what each needs. */
  clients: OptionCardsContent;
  engagement: FactSheetContent;
};
