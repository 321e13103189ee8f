import type { CaseStudyContent, FaqContent, SplitFeatureContent } from '#design-system';
import { cloudLink } from '../../artwork/cloud-link.ts';
import { pulseLine } from '../../artwork/pulse-line.ts';
import { hospital } from '../hospital.ts';
import type { ExactSteps } from '../services/service-page.ts';
import type { IndustryServicePage } from './industry-page.ts';

const [, team, time] = hospital.facts;

export const page = {
  path: '/industries/healthcare-development',
  title: 'IT for healthcare providers and health tech',
  description:
    'Healthcare development with privacy first: patient portals, scheduling, records integration, telehealth, and analytics for clinics and health tech firms.',
  banner: {
    eyebrow: 'Healthcare',
    title: 'Healthcare software that respects the patient',
    lead: 'Portals, records, and remote care that a clinician can use between two appointments, with privacy settled before the first screen is drawn.',
    action: { href: '/contact', label: 'Discuss a care project' },
    art: pulseLine,
  },
  services: {
    title: 'Before, during, and after the visit',
    lead: 'Six places where a good screen saves a nurse a phone call.',
    cards: [
      {
        glyph: 'device',
        title: 'Patient portal',
        text: 'Results with an explanation, messages that reach the right desk, and access for a parent or caregiver within limits you set.',
      },
      {
        glyph: 'calendar',
        title: 'Scheduling',
        text: 'Self-booking by reason, clinician, and room. A canceled slot is offered to the waiting list within the minute.',
      },
      {
        glyph: 'layers',
        title: 'Records integration',
        text: 'Interfaces between hospital system, laboratory, pharmacy, and imaging, monitored message by message, with a person who reads the alerts.',
      },
      {
        glyph: 'chat',
        title: 'Telehealth',
        text: 'Video in the browser, a waiting room, consent on record, and a switch to telephone when the bandwidth gives out.',
      },
      {
        glyph: 'healthcare',
        title: 'Clinical tools',
        text: 'Order sets, medication checks, and discharge letters that open inside the record and already know which patient is meant.',
      },
      {
        glyph: 'chart',
        title: 'Analytics and registries',
        text: 'Quality measures, bed forecasts, and registry reports from de-identified extracts, each figure with its definition attached.',
      },
    ],
  },
  exchange: {
    eyebrow: 'Interoperability',
    title: 'No patient should carry the printout',
    lead: 'Hospitals own capable systems that hardly know each other. We get them to exchange the record in standards their vendors already support.',
    points: [
      'FHIR R4 resources with the US Core profiles',
      'HL7 v2 feeds for admissions, orders, and results',
      'SMART on FHIR sign-in from within the record',
      'DICOMweb for images, without copies on desktops',
      'A queue that holds messages while the other side is down',
    ],
    picture: {
      composition: cloudLink,
      alt: 'Six people around a cloud, each linked to the one record it holds.',
    },
  },
  clients: {
    title: 'From solo practices to hospital groups',
    lead: 'Privacy law binds them all. Budgets, staff, and nights on call differ.',
    cards: [
      {
        glyph: 'healthcare',
        title: 'Hospitals and health systems',
        text: 'Extensions around Epic, Oracle Health, or Meditech, released with your change board and rehearsed with the night shift.',
      },
      {
        glyph: 'team',
        title: 'Clinics and practices',
        text: 'Booking, intake, and billing in one setup, whose hours, doctors, and forms the front desk can change for itself.',
      },
      {
        glyph: 'mobileApp',
        title: 'Health tech firms',
        text: 'Engineers for a growing product, and the documents that a hospital’s buyers or the FDA may ask for along the way.',
      },
      {
        glyph: 'search',
        title: 'Laboratories and diagnostics',
        text: 'Order entry, barcode tracking from sample to report, and results sent in a format each practice can file.',
      },
      {
        glyph: 'shield',
        title: 'Health plans',
        text: 'Prior authorization, claims status, and provider directories over the interfaces that federal rules require of payers.',
      },
      {
        glyph: 'support',
        title: 'Charitable and community care',
        text: 'Lean systems that volunteers learn in an hour and that run on donated laptops over a mobile connection.',
      },
    ],
  },
  rollout: {
    title: 'How a feature reaches the ward',
    lead: 'Nobody should learn new software while a patient waits. Each change passes four stages and may stop at any of them.',
    steps: [
      {
        label: 'Shadow',
        title: 'We watch a shift',
        text: 'A designer and an analyst follow nurses, doctors, and the front desk. They count clicks, detours, and sticky notes.',
      },
      {
        label: 'Sandbox',
        title: 'Staff try to break it',
        text: 'Invented records hold the hard cases: twins, changed names, an allergy in free text, a transfer at midnight.',
      },
      {
        label: 'Pilot',
        title: 'One ward only',
        text: 'For two weeks one of us is on the floor at every change of shift, and the old way stays open beside the new.',
      },
      {
        label: 'Rollout',
        title: 'Nurses brief nurses',
        text: 'The ward that went first introduces the next. Our part is the error log, and the pager at night.',
      },
    ],
  },
  hospital: {
    client: hospital.client,
    title: 'One calendar for every gate',
    lead: 'Patients book from a phone or at the desk, and both see the same free hour.',
    challenge:
      'Each ward kept its own book, so whoever came in through the wrong gate queued twice and was written down three times.',
    picture: {
      composition: hospital.picture.composition,
      alt: 'The booking page on a screen and a phone: a calendar with one day taken.',
    },
    steps: [
      {
        label: 'Month 1',
        title: 'Two days at the gates',
        text: 'We stood beside the porters and noted what people asked for. Half of the questions were about the way.',
      },
      {
        label: 'Month 2',
        title: 'A signpost before a form',
        text: 'The first release had no booking at all: only which ward, which gate, and when it opens.',
      },
      {
        label: 'Month 3',
        title: 'Booking, ward by ward',
        text: 'Each book was closed on a Friday and its entries typed in together, so that no Monday began with two lists.',
      },
      {
        label: 'Month 4',
        title: 'Donations with a receipt',
        text: 'Donors choose a ward and later see what was bought. The office prints nothing by hand anymore.',
      },
    ],
    result:
      'The books are closed. Staff change hours, doctors, and prices themselves, and call us for new ideas instead of corrections.',
    figures: [
      { value: time.value, label: 'from the first visit to the last ward' },
      { value: team.value, label: 'on the team, start to finish' },
      { value: '1 list', label: 'in place of a book on each ward' },
    ],
    quote: {
      quote: 'Nobody asks me anymore which door to take. They have seen it on the way here.',
      firstName: 'Samuel',
      jobTitle: 'Head porter, charitable hospital',
    },
  },
  why: {
    title: 'What earns a clinician’s trust',
    lead: 'A doctor forgives one bad screen. These habits keep us from needing a second pardon.',
    reasons: [
      {
        title: 'Paper sets the time limit',
        text: 'Task times measured in the first week become a requirement. If the screen is slower than the form it replaces, design starts over.',
      },
      {
        title: 'Safety has a file of its own',
        text: 'Hazards, causes, and the tests against them are kept for each release, on the lines of ISO 14971 and IEC 62304.',
      },
      {
        title: 'Outages are designed, too',
        text: 'Today’s schedule and medication lists remain readable on a local copy when network or record system fails.',
      },
      {
        title: 'Made for people who feel unwell',
        text: 'Large type, everyday words, captions, and several languages are tried out with patients who are ill, elderly, or anxious.',
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
        question: 'Where is the data kept?',
        answer:
          'In your cloud account or data center, encrypted in transit and at rest, with keys that you hold. On AWS and Azure we use only services that the provider’s own business associate agreement covers.',
      },
      {
        question: 'What happens after a breach?',
        answer:
          'You hear from us within a day of discovery, with what is known and what isn’t. HIPAA asks you to notify those affected without unreasonable delay and within sixty days at most; a log of every access helps you say who they are.',
      },
      {
        question: 'Can patients ask what is stored about them?',
        answer:
          'Yes, and the software should be able to answer. Portals we build include a download of the record, and disclosures that the law counts go on a list you can print for the patient.',
      },
    ],
  },
  closing: {
    title: 'Show us the screen your nurses dread',
    lead: 'We look at it with one of them for half an hour. Afterward you have the three changes that would save the most time.',
    interest: 'Software Development',
  },
} as const satisfies IndustryServicePage & {
  exchange: SplitFeatureContent;
  rollout: ExactSteps<4>;
  /** The story of one project. */
  hospital: CaseStudyContent;
  privacy: FaqContent;
};
