import { keptApp } from '../../artwork/kept-app.ts';
import { prototype, widePrototype } from '../../artwork/mobile-app/first-card.ts';
import { firstPenguin } from '../../artwork/mobile-app/first-penguin.ts';
import * as industries from '../../artwork/mobile-app/industries.ts';
import { offlineDay } from '../../artwork/mobile-app/offline-day.ts';
import * as maintenance from '../../artwork/mobile-app/server-and-maintenance.ts';
import * as services from '../../artwork/mobile-app/services.ts';
import * as travelAndBanking from '../../artwork/mobile-app/travel-and-banking.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { developmentProof } from '../company/sample-proof/development.ts';
import { people } from '../people.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/mobile-app-development',
  title: 'Mobile app development for iOS and Android',
  description:
    'iPhone and Android apps: a tested prototype, offline storage, store release, and updates after launch.',
  banner: {
    eyebrow: 'For companies that need one app done well',
    title: 'Apps that people keep on their home screen',
    lead: 'We design iPhone and Android apps around one daily task, release them through your own store accounts, and keep them up to date.',
    action: { href: '/contact', label: 'Get an app estimate' },
    art: keptApp,
  },
  stats: [facts.experience, facts.launched, facts.rating],
  services: {
    title: 'Mobile app services',
    cards: [
      {
        drawing: prototype,
        wideDrawing: widePrototype,
        title: 'Product design and prototype',
        text: 'A clickable prototype, tested by six future users where they’ll use the app: in a hospital, in a warehouse, or on a train.',
      },
      {
        drawing: services.sleepwalker,
        title: 'Native iOS and Android',
        text: 'Swift and Kotlin for apps that need Bluetooth, background location, payments, or widgets.',
      },
      {
        drawing: services.sameDay,
        title: 'One code base for both',
        text: 'A Flutter or React Native app that we write once and release in both stores on the same day.',
      },
      {
        drawing: maintenance.supportedVersions,
        title: 'The server behind the app',
        text: 'Sign-in, push notifications, and sync, with an API that still supports older app versions.',
      },
      {
        drawing: maintenance.fixedCrashes,
        title: 'Takeover and maintenance',
        text: 'We take over an existing app, fix its most frequent crashes, and adapt it to new phones and systems.',
      },
    ],
  },
  explained: {
    title: 'How our apps work without a signal',
    lead: 'A sample day in the life of a visiting nurse: each dot is a record, and each row is 15 minutes.',
    figure: {
      composition: offlineDay({
        from: 7,
        actions: [
          1, 2, 0, 1, 1, 1, 2, 0, 1, 2, 1, 2, 1, 1, 1, 2, 1, 1, 0, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 0,
          1, 2, 1, 1, 0, 1,
        ],
        gaps: [
          [4, 11],
          [14, 27],
        ],
      }),
      alt: 'Without a signal, first 8 and then 17 records wait on the phone. All 42 arrive. The office changed one too, so the nurse picks a version.',
    },
    steps: [
      {
        title: 'Saved on the phone first',
        text: 'Because every entry is saved before it’s sent, the nurse never waits for the network.',
      },
      {
        title: 'Sent in order',
        text: 'When the signal returns, the app sends all waiting records, even with the screen off.',
      },
      {
        title: 'Never recorded twice',
        text: 'Each record has a unique number, so the office ignores any that arrives twice.',
      },
      {
        title: 'Conflicts go to a person',
        text: 'If the office changed the same record, the app keeps both versions until the nurse picks one.',
      },
    ],
  },
  industries: {
    title: 'Industries we build apps for',
    cards: [
      {
        drawing: industries.wristband,
        title: 'Healthcare',
        text: 'Nurses scan wristbands, and patient records are deleted from the phone at logout.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
      {
        drawing: industries.bus,
        title: 'Retail and e-commerce',
        text: 'Shoppers fill a cart on the bus, see what each store has, and pay at the register.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        drawing: travelAndBanking.key,
        title: 'Travel and hospitality',
        text: 'Boarding passes and digital room keys that work without a signal.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        drawing: travelAndBanking.approval,
        title: 'Banking and finance',
        text: 'Transfers approved with a fingerprint, and account balances that are hidden when customers switch apps.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Why app owners choose us',
    art: firstPenguin,
    reasons: [
      {
        title: 'You own the accounts',
        text: 'Store accounts, certificates, and signing keys belong to your company from the first day.',
      },
      {
        title: 'We test on cheap phones',
        text: 'We measure startup time and battery use on an inexpensive, three-year-old Android phone.',
      },
      {
        title: 'Updates in stages',
        text: 'An update goes to 1% of users, then to 10%, and then to everyone, unless crashes increase.',
      },
      {
        title: 'Tested for accessibility',
        text: 'We test each screen with VoiceOver and TalkBack, in large type, and with one hand.',
      },
    ],
  },
  engagement: {
    title: 'How a first release is priced',
    action: { href: '/contact', label: 'Plan your app' },
    phases: {
      parts: [
        { title: 'Prototype', time: '3–4 weeks', length: [3, 4] },
        { title: 'Build and test', time: '9–13 weeks', length: [9, 13] },
        { title: 'Review', time: '2–3 weeks', length: [2, 3] },
      ],
      end: 'In both stores',
    },
    facts: [
      {
        term: 'For',
        detail: 'Companies whose employees or customers do one main task on a phone',
      },
      {
        term: 'You get',
        detail: 'The app in both stores, source code, designs, tests, and a handbook',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed after the prototype',
        condition: 'Based on screens, integrations, and platforms',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '14–20 weeks',
        condition: 'Until the app is in both stores',
      },
      {
        term: 'Team',
        detail: 'A designer, 2 mobile developers, a back-end developer, and a tester',
      },
      {
        term: 'After launch',
        detail: '90 days of crash monitoring, then 1 developer day a week for as long as you like',
      },
      proofFact(developmentProof['/mobile-app-development']),
    ],
  },
  closing: {
    title: 'Tell us what your app should do',
    lead: 'Three sentences are enough. A product designer will reply with a rough flow and its risks.',
    next: 'we call to cross out extras.',
    background: 'accent',
    interest: 'Software Development',
    reader: people.mobile,
  },
} as const satisfies ConsultingPage;
