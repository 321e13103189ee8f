import type { SplitFeatureContent } from '#design-system';
import { foundDuck } from '../../artwork/engineering/found-duck.ts';
import { configured, lateFirst, outsideStep } from '../../artwork/engineering/office-solutions.ts';
import { revisionChange } from '../../artwork/engineering/revision-change.ts';
import { controlChart, runTime, service } from '../../artwork/engineering/solutions.ts';
import { talkingPress } from '../../artwork/engineering/talking-press.ts';
import { oneRevision } from '../../artwork/one-revision.ts';
import { proofFact } from '../answers.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryRowsPage } from './industry-page.ts';
import { leads } from './leads.ts';

export const page = {
  path: '/industries/engineering-manufacturing',
  title: 'IT for engineering and manufacturing firms',
  description:
    'Software that connects drawings, work orders, machines, and inspection while production runs.',
  banner: {
    eyebrow: 'For manufacturers and engineering firms',
    title: 'Connect your office and shop floor',
    lead: 'When a drawing changes, every machine gets the new revision. We link PLM, ERP, and machines while production runs.',
    action: { href: '/contact', label: 'Meet a controls specialist' },
    art: oneRevision,
  },
  standards: 'OPC UA and ISO 9001',
  explained: {
    title: 'How a drawing change reaches every machine',
    lead: 'A new revision is released at 10:00. Four systems have it within minutes, and a scan catches the old paper print.',
    figure: revisionChange(
      {
        part: 'Bracket 4417',
        before: 42,
        after: 45,
        systems: [
          { name: 'PLM', since: 10 * 60 },
          { name: 'ERP', since: 10 * 60 + 2 },
          { name: 'MES', since: 10 * 60 + 4 },
          { name: 'QMS', since: 10 * 60 + 6 },
        ],
        paper: { scanned: 11 * 60 + 32, until: 14 * 60, partsPerHour: 15 },
      },
      'Four systems have revision C by 10:06. An old print is scanned at 11:32 and rejected, so 37 brackets aren’t made from it.',
    ),
    steps: [
      {
        label: 'PLM',
        title: 'Release',
        text: 'The new revision comes with its bill of materials and replaces the old one.',
      },
      {
        label: 'ERP',
        title: 'Order',
        text: 'Open work orders switch to the new revision, and old stock is counted.',
      },
      {
        label: 'MES',
        title: 'Machine',
        text: 'The operator scans the job, and if print and program differ, the machine won’t start.',
      },
      {
        label: 'QMS',
        title: 'Inspection',
        text: 'Gauges check the hole’s new position and write to the lot record.',
      },
    ],
  },
  engagement: {
    title: 'How a pilot is priced',
    action: { href: '/contact', label: 'Get a pilot plan' },
    phases: {
      parts: [
        { title: 'Line walk', time: '1 week', length: 1 },
        { title: 'Connect and test', time: '5–8 weeks', length: [5, 8] },
        { title: 'Install', time: '1 week', length: 1 },
        { title: 'Training', time: '1–2 weeks', length: [1, 2] },
      ],
      end: 'You run it',
    },
    facts: [
      { term: 'For', detail: 'Manufacturers and engineering firms' },
      {
        term: 'You get',
        detail: 'A connected cell, its source code, and training',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed for the first cell',
        condition: 'Then by machine count',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '8–12 weeks',
        condition: 'Installed during planned downtime',
      },
      {
        term: 'Works with',
        detail:
          'Siemens, Allen-Bradley, Ignition, Kepware, Teamcenter, Windchill, SAP, and Dynamics 365',
      },
      {
        term: 'Team',
        detail: 'A controls specialist, 2 developers, and a tester',
      },
      proofFact(industriesProof['/industries/engineering-manufacturing']),
    ],
  },
  solutions: {
    title: 'Manufacturing software we build',
    panel: {
      title: 'A sample reading',
      facts: [
        { term: 'Signal', detail: 'Current, from a clip-on sensor' },
        { term: 'Today', detail: '6.2 hours of run time' },
      ],
    },
    rows: [
      {
        art: runTime,
        title: 'Machine data',
        text: 'Signals from OPC UA, MQTT, or a clip-on sensor, turned into run times and a reason for each stop.',
      },
      {
        art: service,
        title: 'Maintenance planning',
        text: 'Service based on running hours, spare parts reserved in advance, and work orders on a phone, even offline.',
      },
      {
        art: controlChart,
        title: 'Quality records',
        text: 'Control charts and corrective actions by lot and serial number, as ISO 9001 or IATF 16949 auditors expect.',
      },
      {
        art: outsideStep,
        title: 'ERP extensions',
        text: 'Custom steps for SAP, Infor, or Dynamics, built outside the core so that upgrades still install.',
      },
      {
        art: lateFirst,
        title: 'Supplier portal',
        text: 'Drawings, confirmations, and delivery dates in one place, with late deliveries at the top.',
      },
      {
        art: configured,
        title: 'Engineering automation',
        text: 'Configurators and CAD add-ins that turn a customer’s options into a model, a price, and a routing.',
      },
    ],
  },
  machines: {
    title: 'Your 1998 press can report, too',
    lead: 'We collect data from machines without a network port, and nothing we install can stop them.',
    points: [
      'Read-only taps that can’t write to a controller',
      'Current, vibration, or light sensors where there’s no interface',
      'A gateway that stores readings for a week',
      'Separate office and floor networks, following IEC 62443',
    ],
    picture: {
      composition: talkingPress,
      alt: 'An engineer interviews a press of 1998 with a clamp on its cable as a microphone. The press says that it ran 6.2 hours today.',
    },
  },
  closing: {
    title: 'Walk the line with one of our engineers',
    lead: 'On site or by video, the two of you note every place where someone retypes a number. You keep the list.',
    next: 'we agree on a shift.',
    interest: 'Software Development',
    reader: leads.manufacturing,
    background: 'brand',
  },
  benefits: {
    title: 'What changes on the shop floor',
    art: foundDuck,
    reasons: [
      {
        title: 'A reason for every stop',
        text: 'By lunch, you know why machines stopped that morning and which cause cost the most.',
      },
      {
        title: 'A single valid revision',
        text: 'No parts are made from last month’s drawing, and paper prints are retired.',
      },
      {
        title: 'Recalls by serial number',
        text: 'You trace a bad batch in minutes and get a list of the customers affected.',
      },
      {
        title: 'Easier replacements',
        text: 'Interfaces are tested separately, so you can replace one system at a time.',
      },
    ],
  },
} as const satisfies IndustryRowsPage & {
  machines: SplitFeatureContent;
};
