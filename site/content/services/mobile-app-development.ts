import { offlineDay } from '../../artwork/mobile-app/offline-day.ts';
import { phoneSlot } from '../../artwork/phone-slot.ts';
import { facts } from '../company/facts.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/mobile-app-development',
  title: 'Mobile app development for iOS and Android',
  description:
    'Native, Flutter, and React Native apps: a prototype tried by real users, test builds on your own phone, the store release, and care through every OS update.',
  banner: {
    eyebrow: 'Mobile app development',
    title: 'Apps that people keep on the first screen',
    lead: 'iPhone and Android apps designed around one daily task, released through your own store accounts, and kept current after that.',
    action: { href: '/contact', label: 'Show us your app idea' },
    art: phoneSlot,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers],
  services: {
    title: 'From first sketch to the fifth update',
    cards: [
      {
        glyph: 'device',
        title: 'Product design and prototype',
        text: 'A clickable prototype, tried by six future users where the app will live: a ward, a warehouse aisle, a moving train.',
      },
      {
        glyph: 'mobileApp',
        title: 'Native iOS and Android',
        text: 'Swift and Kotlin for apps that need Bluetooth, background location, payments, or widgets.',
      },
      {
        glyph: 'layers',
        title: 'One code base for both',
        text: 'Flutter or React Native, shipped to both stores on the same day.',
      },
      {
        glyph: 'cloud',
        title: 'The server behind the app',
        text: 'Sign-in, push messages, and sync, on an API that still answers last year’s version.',
      },
      {
        glyph: 'support',
        title: 'Takeover and maintenance',
        text: 'Somebody else’s code, adopted: we make it build, rank its crashes, and keep it current.',
      },
    ],
  },
  explained: {
    title: 'An app that works without a signal',
    lead: 'A sample day of a visiting nurse. Each dot is a record, each column a quarter of an hour.',
    figure: offlineDay(
      {
        from: 7,
        actions: [
          1, 2, 0, 1, 1, 1, 2, 0, 1, 2, 1, 2, 1, 1, 1, 2, 1, 1, 0, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 0,
          1, 2, 1, 1, 0, 1,
        ],
        gaps: [
          [4, 11],
          [14, 27],
        ],
      },
      'Through two gaps in reception, 8 and then 17 records wait on the phone. All 42 arrive. One was changed in the office too, so the nurse picks.',
    ),
    steps: [
      {
        title: 'Saved before it is sent',
        text: 'Every tap is stored on the phone first. She never sees a spinner.',
      },
      {
        title: 'Sent in order',
        text: 'When the signal is back, the queue leaves by itself, even with the screen off.',
      },
      {
        title: 'Never sent twice',
        text: 'Each record has a number. One that arrives again is recognized and dropped.',
      },
      {
        title: 'Conflicts go to a person',
        text: 'If the office changed the same record, both versions are kept until she picks one.',
      },
    ],
  },
  industries: {
    title: 'Where the phone is the workplace',
    cards: [
      {
        glyph: 'healthcare',
        title: 'Healthcare',
        text: 'Nurses scan a wristband, and no record stays on the device after logout.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'A basket begun on the bus and paid at the till, with stock by store.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Boarding passes and room keys that open in airplane mode.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        glyph: 'banking',
        title: 'Banking and finance',
        text: 'Transfers approved by face, and balances that blur in the app switcher.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Made to survive its second year',
    reasons: [
      {
        title: 'The keys are yours',
        text: 'Store accounts, certificates, and signing keys belong to your company from the first day.',
      },
      {
        title: 'A cheap phone has the last word',
        text: 'Start-up time and battery drain are measured on a three-year-old Android.',
      },
      {
        title: 'Updates travel in stages',
        text: 'One percent of users, then ten, then everyone. Too many crashes halt the rollout.',
      },
      {
        title: 'Large type, no sight, one hand',
        text: 'Our testers walk through each screen with VoiceOver, TalkBack, and a thumb.',
      },
    ],
  },
  engagement: {
    title: 'What a first release takes',
    lead: 'For one audience, one main task, and both platforms.',
    facts: [
      {
        term: 'Team',
        detail:
          'A designer, two mobile developers, a back-end developer, and a tester with twelve devices',
      },
      {
        term: 'To the stores',
        detail: 'Fourteen to twenty weeks',
      },
      {
        term: 'Built with',
        detail: [
          'Swift',
          'SwiftUI',
          'Kotlin',
          'Jetpack Compose',
          'Flutter',
          'React Native',
          'Firebase',
          'Fastlane',
        ],
      },
      {
        term: 'You receive',
        detail:
          'Source code, design files, store listings, privacy declarations, tests, and a release handbook',
      },
      {
        term: 'After launch',
        detail: 'Ninety days of crash watch, then one developer day a week for as long as you like',
      },
    ],
  },
  closing: {
    title: 'Which task should fit in a pocket?',
    lead: 'Describe it in three sentences. A product designer replies with a rough flow and the open risks.',
    interest: 'Software Development',
  },
} as const satisfies ConsultingPage;
