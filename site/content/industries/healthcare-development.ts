import type { FaqContent } from '#design-system';
import { resultCheck } from '../../artwork/healthcare/result-check.ts';
import { pulseLine } from '../../artwork/pulse-line.ts';
import type { IndustryServicePage } from './industry-page.ts';

export const page = {
  path: '/industries/healthcare-development',
  title: 'IT for healthcare providers and health tech',
  description:
    'Healthcare development with privacy first: patient portals, scheduling, records integration, telehealth, and analytics for clinics and health tech firms.',
  banner: {
    eyebrow: 'Healthcare',
    title: 'IT that respects the patient',
    lead: 'Portals, records, and remote care that a clinician can use between two appointments, with privacy settled first.',
    action: { href: '/contact', label: 'Discuss a care project' },
    art: pulseLine,
  },
  explained: {
    title: 'How a result finds the right patient',
    lead: 'Two patients share a name. A result reaches the record only if the other facts agree as well.',
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
        readers: ['Ward', 'Portal', 'Billing'],
      },
      'Six results are compared with the record in four facts. Five agree. One is held because of the date of birth, and filed once a nurse has looked.',
    ),
    steps: [
      {
        title: 'Arrive',
        text: 'Lab and imaging send HL7 v2 or FHIR. A queue keeps the messages while a system is down.',
      },
      {
        title: 'Compare',
        text: 'Name, date of birth, record number, and order are checked with the record itself.',
      },
      {
        title: 'Hold',
        text: 'A single difference stops the result. The ward’s nurse sees both patients and decides.',
      },
      {
        title: 'File once',
        text: 'Ward, portal, and billing read the same entry. Nobody types it a second time.',
      },
    ],
  },
  services: {
    title: 'Before, during, and after the visit',
    cards: [
      {
        glyph: 'device',
        title: 'Patient portal',
        text: 'Results with an explanation, messages that reach the right desk, and limited access for a caregiver.',
      },
      {
        glyph: 'calendar',
        title: 'Scheduling',
        text: 'Self-booking by reason, clinician, and room. A canceled slot goes to the waiting list at once.',
      },
      {
        glyph: 'layers',
        title: 'Records integration',
        text: 'Interfaces between hospital, laboratory, pharmacy, and imaging, with a person who reads the alerts.',
      },
      {
        glyph: 'chat',
        title: 'Telehealth',
        text: 'Video in the browser, consent on record, and a switch to telephone when the bandwidth gives out.',
      },
      {
        glyph: 'healthcare',
        title: 'Clinical tools',
        text: 'Order sets, medication checks, and discharge letters that open inside the patient’s record.',
      },
      {
        glyph: 'chart',
        title: 'Analytics and registries',
        text: 'Quality measures, bed forecasts, and registry reports from de-identified extracts.',
      },
    ],
  },
  clients: {
    title: 'From solo practices to hospital groups',
    cards: [
      {
        glyph: 'healthcare',
        title: 'Hospitals and health systems',
        text: 'Extensions around Epic, Oracle Health, or Meditech, released with your change board.',
      },
      {
        glyph: 'team',
        title: 'Clinics and practices',
        text: 'Booking, intake, and billing that the front desk can change for itself.',
      },
      {
        glyph: 'mobileApp',
        title: 'Health tech firms',
        text: 'Engineers for a growing product, and the documents that buyers or the FDA may ask for.',
      },
      {
        glyph: 'search',
        title: 'Laboratories and diagnostics',
        text: 'Order entry, barcodes from sample to report, and results that each practice can file.',
      },
      {
        glyph: 'shield',
        title: 'Health plans',
        text: 'Prior authorization, claims status, and directories over the interfaces that federal rules require.',
      },
      {
        glyph: 'support',
        title: 'Charitable and community care',
        text: 'Lean systems that volunteers learn in an hour, on donated laptops and mobile data.',
      },
    ],
  },
  why: {
    title: 'What earns a clinician’s trust',
    reasons: [
      {
        title: 'Paper sets the time limit',
        text: 'We time the form in week one. If the screen is slower, design starts over.',
      },
      {
        title: 'Safety has a file of its own',
        text: 'Hazards and the tests against them are kept for each release, along ISO 14971 and IEC 62304.',
      },
      {
        title: 'Outages are designed, too',
        text: 'Today’s schedule and medication lists stay readable when the network or the record fails.',
      },
      {
        title: 'Made for people who feel unwell',
        text: 'Large type and everyday words, tried out with patients who are ill, elderly, or anxious.',
      },
    ],
  },
  privacy: {
    title: 'Privacy questions, answered plainly',
    lead: 'This is how we work, not legal advice. Your privacy officer has the last word.',
    questions: [
      {
        question: 'Will you sign a business associate agreement?',
        answer:
          'Yes, before any of us can see protected health information. It names the people, the systems, and the countries involved, and it binds subcontractors to the same terms.',
      },
      {
        question: 'Do developers see patient data?',
        answer:
          'Hardly ever. They build and test on synthetic records. If a fault appears only with real data, one named engineer gets read access for a limited time, inside your environment, and the session is recorded.',
      },
      {
        question: 'May work be done outside the United States?',
        answer:
          'Only as far as your contract and your state allow. A common arrangement keeps all access to health information in the country, while other offices work on synthetic data alone. Access rules enforce the difference, so it doesn’t depend on anyone’s memory.',
      },
      {
        question: 'What happens after a breach?',
        answer:
          'You hear from us within a day of discovery, with what is known and what isn’t. HIPAA asks you to notify those affected without unreasonable delay and within sixty days at most; a log of every access helps you say who they are.',
      },
    ],
  },
  closing: {
    title: 'Show us the screen your nurses dread',
    lead: 'We look at it together with one of them and name the changes that would save the most time.',
    interest: 'Software Development',
  },
} as const satisfies IndustryServicePage & {
  privacy: FaqContent;
};
