import type { FaqContent } from '#design-system';
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
    lead: 'iPhone and Android apps designed around one daily task, released through your own store accounts, and looked after when Apple and Google change the rules.',
    action: { href: '/contact', label: 'Show us your app idea' },
    art: phoneSlot,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers],
  services: {
    title: 'From first sketch to the fifth update',
    lead: 'Most projects need two or three of these. Each ends with something you can install, test, or file.',
    cards: [
      {
        glyph: 'device',
        title: 'Product design and prototype',
        text: 'A clickable prototype, tried by six future users in the place where the app will live: a ward, a warehouse aisle, a moving train.',
      },
      {
        glyph: 'mobileApp',
        title: 'Native iOS and Android',
        text: 'Swift and Kotlin for apps that lean on the hardware: Bluetooth sensors, location in the background, payments, widgets, watches.',
      },
      {
        glyph: 'layers',
        title: 'One code base for both',
        text: 'Flutter or React Native where forms, lists, and maps do the work. One team ships both platforms on the same day.',
      },
      {
        glyph: 'cloud',
        title: 'The server behind the app',
        text: 'Sign-in, push messages, sync, and an admin screen, on an API that still answers the version people installed last year.',
      },
      {
        glyph: 'support',
        title: 'Takeover and maintenance',
        text: 'Somebody else’s code, adopted: we make it build, rank its crashes, bring it to current SDKs, and keep it there.',
      },
    ],
  },
  firstMonth: {
    title: 'Week four ends on your phone',
    lead: 'The first month answers two questions: will people use it, and can the hardest part be done?',
    steps: [
      {
        label: 'Week 1',
        title: 'A day beside the user',
        text: 'A designer and a developer follow three people through the task as it is done today. You receive their notes and one measurable goal for the first release.',
      },
      {
        label: 'Week 2',
        title: 'Screens that can be tapped',
        text: 'The main flow becomes a prototype. Six testers try it without help, and you get the recordings with our list of changes the same evening.',
      },
      {
        label: 'Week 3',
        title: 'Accounts, signing, and the hard part',
        text: 'Store accounts are opened in your name and builds sign themselves. The riskiest function, often offline sync, is proved on the oldest phone you support.',
      },
      {
        label: 'Week 4',
        title: 'Version 0.1, installed',
        text: 'TestFlight and Google Play’s internal track deliver a first build to your team, together with a backlog in order and a firm estimate for the rest.',
      },
    ],
  },
  why: {
    eyebrow: 'Why choose us',
    title: 'Made to survive its second year',
    lead: 'Launch day photographs well. These habits decide whether the icon is still there a year later.',
    reasons: [
      {
        title: 'The keys are yours',
        text: 'Developer accounts, certificates, and signing keys belong to your company from the first day. We work in them as invited guests.',
      },
      {
        title: 'A cheap phone has the last word',
        text: 'Start-up time, memory, and battery drain are measured on a three-year-old midrange Android. If it stutters there, the build fails.',
      },
      {
        title: 'Updates travel in stages',
        text: 'One percent of users, then ten, then everyone. A crash rate above the limit you set halts the rollout by itself.',
      },
      {
        title: 'Large type, no sight, one hand',
        text: 'Our testers walk through each screen with VoiceOver, TalkBack, the biggest font, and a thumb, before the design is called finished.',
      },
    ],
  },
  industries: {
    eyebrow: 'Industries',
    title: 'Where the phone is the workplace',
    lead: 'In these four fields an app replaces a counter, a clipboard, or a key.',
    cards: [
      {
        glyph: 'healthcare',
        title: 'Healthcare',
        text: 'Patients check in from the parking lot, nurses scan a wristband, and nothing about either stays on the device after logout.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'A basket begun on the bus and paid at the till, stock by store, and loyalty points without a plastic card.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Boarding passes, room keys, and itineraries that open in airplane mode and follow the traveler across time zones.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        glyph: 'banking',
        title: 'Banking and finance',
        text: 'Face or fingerprint sign-in, transfers approved on the device, and balances that blur in the app switcher.',
        link: { href: '/industries/banking-and-finance', label: 'See the industry' },
      },
    ],
  },
  engagement: {
    title: 'What a first release takes',
    lead: 'Reckon with this for one audience, one main task, and both platforms. Custom hardware or a second audience adds weeks.',
    facts: [
      {
        term: 'Team',
        detail:
          'A product designer, two mobile developers, a back-end developer, and a tester with a shelf of devices',
      },
      {
        term: 'To the stores',
        detail: 'Fourteen to twenty weeks, the last one kept free for the reviewers’ questions',
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
        term: 'Tested on',
        detail: 'Twelve real devices picked from your visitors’ statistics, oldest system included',
      },
      {
        term: 'You receive',
        detail:
          'Source code, design files, store listings with screenshots, privacy declarations, automated tests, and a release handbook',
      },
      {
        term: 'After launch',
        detail: 'Ninety days of crash watch, then one developer day a week for as long as you like',
      },
    ],
  },
  faq: {
    title: 'Asked before every app',
    lead: 'Short answers. The long ones depend on your users.',
    questions: [
      {
        question: 'Native or cross-platform?',
        answer:
          'Cross-platform suits most business apps, because one team maintains both. We advise native when the app depends on Bluetooth, long work in the background, or features that a new system brings each fall. Our advice comes in writing, and it names who could maintain the result after us.',
      },
      {
        question: 'Can you take over an app from another firm?',
        answer:
          'Yes, after a review of one week. You learn what builds, what crashes, which libraries are out of date, and whose name is on the store accounts. If starting over is cheaper than repairing, the report shows the arithmetic.',
      },
      {
        question: 'What if Apple or Google rejects it?',
        answer:
          'We answer the reviewer within a working day, change what has to change, and submit again. The usual causes are a missing demo login, an incomplete privacy form, or no way to delete an account, so those are checked before the first submission.',
      },
      {
        question: 'Who sees the idea before launch?',
        answer:
          'Only the people named in the agreement, and the nondisclosure part is signed first. Prototypes hold invented data, and you can withdraw a test build from every phone at any time.',
      },
    ],
  },
  closing: {
    title: 'Which task should fit in a pocket?',
    lead: 'Describe it in three sentences. A product designer replies with a rough flow, the open risks, and an opinion on whether it needs an app at all.',
    interest: 'Software Development',
  },
} as const satisfies ConsultingPage & { faq: FaqContent };
