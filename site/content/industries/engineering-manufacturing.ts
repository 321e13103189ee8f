import type { FactSheetContent, SplitFeatureContent } from '#design-system';
import { gearTrain } from '../../artwork/gear-train.ts';
import { scatterChart } from '../../artwork/scatter-chart.ts';
import type { ExactSteps } from '../services/service-page.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/engineering-manufacturing',
  title: 'IT for engineering and manufacturing firms',
  description:
    'Software and staff for engineering and manufacturing: drawings, work orders, machine data, inspection, and shipping joined up without stopping the line.',
  banner: {
    eyebrow: 'Engineering and manufacturing',
    title: 'From drawing to dispatch in one flow',
    lead: 'Design changes a hole at ten, and the machine has the new file by noon. We join the office to the shop floor while production runs.',
    action: { href: '/contact', label: 'Talk to a plant engineer' },
    art: gearTrain,
  },
  line: {
    title: 'Five systems, one part number',
    lead: 'Most plants own all five and retype between them. We build the handovers and leave alone whatever already works.',
    steps: [
      {
        label: 'PLM',
        title: 'Drawing',
        text: 'A released revision brings its bill of materials along and withdraws the old one from every screen.',
      },
      {
        label: 'ERP',
        title: 'Order',
        text: 'Work orders get real lead times, because stock, scrap, and supplier dates are read instead of assumed.',
      },
      {
        label: 'MES',
        title: 'Machine',
        text: 'Operators see job, setup sheet, and count. A stop is given its reason in two taps.',
      },
      {
        label: 'QMS',
        title: 'Inspection',
        text: 'Gauges write to the lot record. Whatever is out of tolerance is held, and everyone downstream hears.',
      },
      {
        label: 'WMS',
        title: 'Shipment',
        text: 'Labels, certificates, and the advance ship notice come from the data that built the part.',
      },
    ],
  },
  solutions: {
    title: 'Software for floor, lab, and loading dock',
    lead: 'Pick the bottleneck. Any of these can be a project of its own, with the plant manager as its sponsor.',
    cards: [
      {
        glyph: 'gear',
        title: 'Machine data',
        text: 'Signals over OPC UA, MQTT, or a clip-on sensor, turned into run time, cycle time, and a reason for each stop.',
      },
      {
        glyph: 'calendar',
        title: 'Maintenance planning',
        text: 'Service by running hours, spare parts reserved ahead, and work orders on a phone that functions in a hall without reception.',
      },
      {
        glyph: 'test',
        title: 'Quality records',
        text: 'Control charts, nonconformance reports, and corrective actions by lot and serial number, in the shape an ISO 9001 or IATF 16949 auditor expects.',
      },
      {
        glyph: 'layers',
        title: 'ERP extensions',
        text: 'Your special steps around SAP, Infor, or Dynamics are built outside the core, so that the vendor’s next upgrade installs without surgery.',
      },
      {
        glyph: 'handOver',
        title: 'Supplier portal',
        text: 'Drawings, confirmations, and delivery dates in one place, and the last three late deliveries in front of the buyer.',
      },
      {
        glyph: 'engineering',
        title: 'Engineering automation',
        text: 'Configurators and CAD add-ins that turn the options a customer picks into a model, a price, and a routing.',
      },
    ],
  },
  machines: {
    eyebrow: 'Old equipment welcome',
    title: 'Your 1998 press can report too',
    lead: 'A machine needs no network port to be heard. What matters is that listening can never stop it.',
    points: [
      'Read-only taps: nothing we install can write to a controller',
      'Current, vibration, or light sensors where no interface exists',
      'A gateway that keeps a week of readings when the link is down',
      'Network zones between office and floor, following IEC 62443',
      'Every reading stored with unit, time, and calibration date',
    ],
    picture: {
      composition: scatterChart,
      alt: 'Scattered readings that fall into line and become a chart.',
    },
  },
  closing: {
    title: 'Walk the line with one of our engineers',
    lead: 'Half a day, on site or by video. You keep a sketch of every place where somebody retypes a number, sorted by hours lost.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What a shift lead notices first',
    lead: 'We ask about these four in the review after three months. Each one can be seen from the floor.',
    cards: [
      {
        glyph: 'clock',
        title: 'Stops that have a cause',
        text: 'By lunch, the morning’s downtime has reasons beside it, and the repair crew begins with the costliest.',
      },
      {
        glyph: 'document',
        title: 'A single valid revision',
        text: 'Paper prints leave the floor, and with them the parts that were made from last month’s drawing.',
      },
      {
        glyph: 'search',
        title: 'Recalls by serial number',
        text: 'Tracing a bad batch takes minutes and ends in a list of customers instead of a range of weeks.',
      },
      {
        glyph: 'growth',
        title: 'Replacements without dread',
        text: 'Interfaces are documented and tested on their own, so exchanging one system leaves the other four untouched.',
      },
    ],
  },
  pilot: {
    title: 'Begin with a single cell',
    lead: 'Small enough to stop and real enough to judge. A second cell starts when the operators of the first ask to keep it.',
    action: { href: '/contact', label: 'Ask for a pilot plan' },
    facts: [
      {
        term: 'Team',
        detail:
          'A manufacturing engineer, a controls specialist, two developers, and a tester who covers the late shift',
      },
      { term: 'Length', detail: 'Eight to twelve weeks, installation during planned downtime' },
      {
        term: 'Week one',
        detail:
          'All shifts shadowed, every interface listed, and three figures agreed that decide success',
      },
      {
        term: 'By week four',
        detail:
          'Live counts from one machine on a screen at the cell, and a log of where they differ from the tally sheet',
      },
      {
        term: 'Connects to',
        detail: [
          'Siemens S7',
          'Allen-Bradley',
          'Ignition',
          'Kepware',
          'Teamcenter',
          'Windchill',
          'SAP',
          'Dynamics 365',
        ],
      },
      {
        term: 'You receive',
        detail:
          'Interface descriptions, source code, a wiring and network plan, operator cards, and an hour of training per shift',
      },
      {
        term: 'The way back',
        detail: 'Paper stays valid at every step until your quality manager retires it',
      },
    ],
  },
} as const satisfies IndustryPage & {
  /** The systems of a plant, in the order in which a part passes them. */
  line: ExactSteps<5>;
  machines: SplitFeatureContent;
  pilot: FactSheetContent;
};
