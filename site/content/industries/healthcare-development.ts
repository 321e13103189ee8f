import type { FaqContent } from '#design-system';
import * as clinicianServices from '../../artwork/healthcare/clinician-services.ts';
import * as patientServices from '../../artwork/healthcare/patient-services.ts';
import { patientTest } from '../../artwork/healthcare/patient-test.ts';
import { resultCheck } from '../../artwork/healthcare/result-check.ts';
import { twoRaisedHands } from '../../artwork/two-raised-hands.ts';
import { proofFact } from '../answers.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryServicePage } from './industry-page.ts';
import { leads } from './leads.ts';

export const page = {
  path: '/industries/healthcare-development',
  title: 'IT for healthcare providers and health tech',
  description:
    'Patient portals, scheduling, records integration, and telehealth software with privacy built in.',
  banner: {
    eyebrow: 'For hospitals, clinics, labs, and health tech',
    title: 'Healthcare software that knows who’s who',
    lead: 'We build patient portals, records integrations, and remote care tools that clinicians can use between appointments.',
    action: { href: '/contact', label: 'Discuss your integration' },
    art: twoRaisedHands,
  },
  standards: 'HL7 and FHIR',
  explained: {
    title: 'How lab results reach the right patient',
    lead: 'Two patients may share a name, so we file a result only if the other facts match, too.',
    figure: resultCheck(
      {
        facts: ['Name', 'Born', 'Record', 'Order'],
        results: [
          { test: 'Potassium', patient: 'J. Becker' },
          { test: 'Troponin', patient: 'A. Shah' },
          { test: 'Chest CT', patient: 'L. Novak' },
          { test: 'Culture', patient: 'E. Brooks' },
          { test: 'Glucose', patient: 'T. Wilson' },
          { test: 'INR', patient: 'M. Ortiz' },
        ],
        held: {
          fact: 1,
          why: 'Held: born 1961, not 1986',
          fix: 'Nurse finds the other Ortiz',
        },
        readers: ['Unit', 'Portal', 'Billing'],
      },
      'Six results are compared with patient records on four facts. Five match. One is held over a date of birth and filed after a nurse checks it.',
    ),
    steps: [
      {
        title: 'Receive',
        text: 'Labs send HL7 v2 or FHIR messages, which wait in line.',
      },
      {
        title: 'Compare',
        text: 'We check name, date of birth, record number, and order.',
      },
      {
        title: 'Hold',
        text: 'One mismatch stops the result. The charge nurse decides.',
      },
      {
        title: 'File once',
        text: 'Unit, portal, and billing read one entry. Nobody types it twice.',
      },
    ],
  },
  engagement: {
    title: 'How a healthcare project is priced',
    action: { href: '/contact', label: 'Get a project estimate' },
    phases: {
      parts: [
        { title: 'Study', time: '2 weeks', length: 2 },
        { title: 'Build', time: '6–10 weeks', length: [6, 10] },
        { title: 'Unit by unit', time: '4–8 weeks', length: [4, 8] },
      ],
      end: 'All live',
    },
    facts: [
      { term: 'For', detail: 'Hospitals, clinics, labs, and health tech firms' },
      { term: 'You get', detail: 'Tested software, a safety file, and staff training' },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed per phase',
        condition: 'After a study; support by the month',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '12–20 weeks',
        condition: 'For an integration, unit by unit',
      },
      { term: 'Team', detail: 'An integration engineer, a developer, and a tester' },
      proofFact(industriesProof['/industries/healthcare-development']),
    ],
  },
  services: {
    title: 'Healthcare software we build',
    cards: [
      {
        drawing: patientServices.explainedResult,
        title: 'Patient portal',
        text: 'Results with an explanation, messages to the right desk, and caregiver access.',
      },
      {
        drawing: patientServices.openedSlot,
        title: 'Scheduling',
        text: 'Online booking by reason and clinician. Waiting lists get canceled slots at once.',
      },
      {
        drawing: clinicianServices.looseLink,
        title: 'Records integration',
        text: 'Links for hospital, lab, pharmacy, and imaging, with alerts when a message fails.',
      },
      {
        drawing: patientServices.videoVisit,
        title: 'Telehealth',
        text: 'Video in the browser, recorded consent, and a phone call as the backup.',
      },
      {
        drawing: clinicianServices.medicationCheck,
        title: 'Clinical tools',
        text: 'Order sets, medication checks, and letters that open in the patient’s record.',
      },
      {
        drawing: clinicianServices.coveredNames,
        title: 'Analytics and registries',
        text: 'Quality measures, bed forecasts, and registry reports that identify no patient.',
      },
    ],
  },
  clients: {
    title: 'Clients we work for',
    cards: [
      {
        title: 'Hospitals and health systems',
        text: 'Add-ons for Epic, Oracle Health, or Meditech.',
      },
      {
        title: 'Clinics and practices',
        text: 'Booking and billing that your staff can change.',
      },
      {
        title: 'Health tech firms',
        text: 'Engineers and FDA files for a growing product.',
      },
      {
        title: 'Laboratories and diagnostics',
        text: 'Orders and barcodes, from sample to report.',
      },
      {
        title: 'Health plans',
        text: 'Prior authorization, claims, and directories.',
      },
      {
        title: 'Charitable and community care',
        text: 'Systems that volunteers learn in an hour.',
      },
    ],
  },
  why: {
    title: 'Why clinicians choose us',
    art: patientTest,
    reasons: [
      {
        title: 'As fast as paper',
        text: 'In week one, we time the paper form. We redesign any slower screen.',
      },
      {
        title: 'Documented safety',
        text: 'Each release has a file of hazards and tests, per ISO 14971 and IEC 62304.',
      },
      {
        title: 'A plan for outages',
        text: 'Schedules and medication lists stay readable offline.',
      },
      {
        title: 'Tested with patients',
        text: 'We test large type and plain words with people who are ill.',
      },
    ],
  },
  privacy: {
    title: 'Privacy and HIPAA questions',
    questions: [
      {
        question: 'Will you sign a business associate agreement?',
        answer:
          'Yes, before any of us can see protected health information. It names the people, the systems, and the countries involved, and it binds subcontractors to the same terms.',
      },
      {
        question: 'Do developers see patient data?',
        answer:
          'Rarely. They build and test on synthetic records. If a bug appears only with real data, one named engineer gets read access in your environment for a limited time. We record the session.',
      },
      {
        question: 'Can work be done outside the United States?',
        answer:
          'Only if your contract and your state allow it. Often, health information stays in the country, and our other offices work only with synthetic data. Access rules enforce this.',
      },
      {
        question: 'What happens after a breach?',
        answer:
          'Within a day of discovery, we tell you what we know and what we don’t. HIPAA requires you to notify the people affected without unreasonable delay and within 60 days at most. Our access log helps you identify them. This is how we work, and not legal advice.',
      },
    ],
  },
  closing: {
    title: 'Show us the screen your nurses dread',
    lead: 'We’ll review it with one of them and name the changes that would save the most time.',
    quote: firstReplies['/industries/healthcare-development'],
    background: 'accent',
    interest: 'Software Development',
    reader: leads.healthcare,
  },
} as const satisfies IndustryServicePage & {
  privacy: FaqContent;
};
