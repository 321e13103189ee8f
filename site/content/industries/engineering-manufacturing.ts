import type { FactSheetContent, SplitFeatureContent } from '#design-system';
import { drawingToPart } from '../../artwork/drawing-to-part.ts';
import { revisionChange } from '../../artwork/engineering/revision-change.ts';
import { pressTap } from '../../artwork/press-tap.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/engineering-manufacturing',
  title: 'IT for engineering and manufacturing firms',
  description:
    'Software and staff for engineering and manufacturing: drawings, work orders, machine data, inspection, and shipping joined up without stopping the line.',
  banner: {
    eyebrow: 'Engineering and manufacturing',
    title: 'From drawing to dispatch in one flow',
    lead: 'Design changes a hole, and the machine has the new file. We join office and shop floor while production runs.',
    action: { href: '/contact', label: 'Talk to a plant engineer' },
    art: drawingToPart,
  },
  explained: {
    title: 'A hole moves three millimeters',
    lead: 'At ten the new revision is released. Four systems know within minutes. The print in a drawer never hears of it.',
    figure: revisionChange(
      {
        part: 'Bracket 4417',
        before: 42,
        after: 45,
        from: 9 * 60 + 30,
        to: 14 * 60,
        systems: [
          { name: 'PLM', since: 10 * 60 },
          { name: 'ERP', since: 10 * 60 + 2 },
          { name: 'MES', since: 10 * 60 + 4 },
          { name: 'QMS', since: 10 * 60 + 6 },
        ],
        paper: { scanned: 11 * 60 + 32, replaced: 11 * 60 + 41 },
        partsPerHour: 15,
      },
      'Four systems have revision C by 10:06. An old print is scanned at 11:32 and stopped, so that 37 brackets are not made from it.',
    ),
    steps: [
      {
        label: 'PLM',
        title: 'Release',
        text: 'A revision brings its bill of materials along and withdraws the old one.',
      },
      {
        label: 'ERP',
        title: 'Order',
        text: 'Open work orders move to the new revision. Stock of the old is counted.',
      },
      {
        label: 'MES',
        title: 'Machine',
        text: 'A scan of the job compares print and program. If they differ, it won’t start.',
      },
      {
        label: 'QMS',
        title: 'Inspection',
        text: 'Gauges measure against the new hole and write to the lot record.',
      },
    ],
  },
  solutions: {
    title: 'Software for floor, lab, and loading dock',
    cards: [
      {
        glyph: 'gear',
        title: 'Machine data',
        text: 'Signals over OPC UA, MQTT, or a clip-on sensor, turned into run time and a reason for each stop.',
      },
      {
        glyph: 'calendar',
        title: 'Maintenance planning',
        text: 'Service by running hours, spare parts reserved ahead, and work orders on a phone without reception.',
      },
      {
        glyph: 'test',
        title: 'Quality records',
        text: 'Control charts and corrective actions by lot and serial number, as ISO 9001 or IATF 16949 auditors expect.',
      },
      {
        glyph: 'layers',
        title: 'ERP extensions',
        text: 'Your special steps around SAP, Infor, or Dynamics, built outside the core, so that upgrades install.',
      },
      {
        glyph: 'handOver',
        title: 'Supplier portal',
        text: 'Drawings, confirmations, and delivery dates in one place, with late deliveries on top.',
      },
      {
        glyph: 'engineering',
        title: 'Engineering automation',
        text: 'Configurators and CAD add-ins that turn a customer’s options into a model, a price, and a routing.',
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
    ],
    picture: {
      composition: pressTap,
      alt: 'A press, and a clamp on its cable that sends readings to a gateway. Nothing leads back.',
    },
  },
  closing: {
    title: 'Walk the line with one of our engineers',
    lead: 'On site or by video. You keep a sketch of every place where somebody retypes a number, sorted by hours lost.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What a shift lead notices first',
    cards: [
      {
        glyph: 'clock',
        title: 'Stops that have a cause',
        text: 'By lunch, the morning’s downtime has reasons, and the repair crew begins with the costliest.',
      },
      {
        glyph: 'document',
        title: 'A single valid revision',
        text: 'Paper prints leave the floor, and with them parts from last month’s drawing.',
      },
      {
        glyph: 'search',
        title: 'Recalls by serial number',
        text: 'Tracing a bad batch takes minutes and ends in a list of customers.',
      },
      {
        glyph: 'growth',
        title: 'Replacements without dread',
        text: 'Interfaces are tested on their own, so exchanging one system leaves the others untouched.',
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
          'Source code, interface descriptions, a network plan, and an hour of training per shift',
      },
      {
        term: 'The way back',
        detail: 'Paper stays valid at every step until your quality manager retires it',
      },
    ],
  },
} as const satisfies IndustryPage & {
  machines: SplitFeatureContent;
  pilot: FactSheetContent;
};
