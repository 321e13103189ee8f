import { pricedNight, scannedGuest, twoHumps } from '../../artwork/travel/guests-and-prices.ts';
import { gullsAndIceCream } from '../../artwork/travel/gulls-and-ice-cream.ts';
import { lastRoom } from '../../artwork/travel/last-room.ts';
import { armInArm, heldPrice, lastKey } from '../../artwork/travel/solutions.ts';
import { umbrellaForLateGuest } from '../../artwork/umbrella-for-late-guest.ts';
import { proofFact } from '../answers.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryRowsPage } from './industry-page.ts';

export const page = {
  path: '/industries/travel-and-hospitality',
  title: 'IT for travel and hospitality businesses',
  description:
    'Booking engines, channel links, property systems, and guest apps for hotels, airlines, and agencies.',
  banner: {
    eyebrow: 'For hotels, airlines, rail, and travel agencies',
    title: 'Bookings that survive a change of plans',
    lead: 'When a flight is delayed or a guest stays longer, the travel and hotel systems we build pass the change on to everyone who needs to know.',
    action: { href: '/contact', label: 'Get an integration plan' },
    art: umbrellaForLateGuest,
  },
  standards: 'Oracle Opera and Sabre',
  explained: {
    title: 'How we keep the last room from being sold twice',
    lead: 'In this hotel’s calendar for August, only one room is free on the 13th, and four channels ask for it within two seconds.',
    figure: {
      composition: lastRoom({
        channels: [
          { name: 'Your website', asks: '9:14:03', told: '10-minute hold' },
          { name: 'Agency A', asks: '9:14:04', told: 'Told: sold out' },
          { name: 'Agency B', asks: '9:14:04', told: 'Told: sold out' },
          { name: 'Front desk', asks: '9:14:05', told: 'Told: on hold' },
        ],
        nights: ['13', '14', '15', '16', '17', '18', '19', '20'],
        last: { name: '204', asked: 2, stays: [4] },
        others: [
          { name: '205', stays: [3, 5] },
          { name: '206', stays: [3, 2, 3] },
        ],
      }),
      alt: 'Four channels ask for the last free room on the 13th. The website gets a hold, and the others are told at once. In the other beds, guests are asleep.',
    },
    steps: [
      {
        title: 'A shared calendar',
        text: 'Website, agencies, and front desk all see the same rooms and nights.',
      },
      {
        title: 'A hold',
        text: 'The first guest to ask has 10 minutes to pay, and nobody else can book the room.',
      },
      {
        title: 'Channel updates',
        text: 'Within seconds, the others stop selling the room and offer what’s still available.',
      },
      {
        title: 'An alarm',
        text: 'A channel that stops confirming updates is paused before it can sell a room that’s gone.',
      },
    ],
  },
  solutions: {
    title: 'Travel and hotel systems we build',
    lead: 'Connect one system first. The others follow.',
    panel: {
      title: 'A sample change of plans',
      facts: [
        { term: 'Guest', detail: 'Adds a night in the app' },
        { term: 'Door lock', detail: 'Opens until Sunday' },
        { term: 'Cleaning', detail: 'Moved to Monday' },
      ],
    },
    rows: [
      {
        title: 'Booking engine',
        text: 'Rates and extras in one search, at a price that holds until payment.',
        art: heldPrice,
      },
      {
        title: 'Channel management',
        text: 'Agencies, metasearch sites, and your website sell from one inventory.',
        art: lastKey,
      },
      {
        title: 'Property systems',
        text: 'Opera, Mews, or Cloudbeds connected to door locks, cash registers, and housekeeping.',
        art: armInArm,
      },
      {
        title: 'Guest app',
        text: 'Check-in with a scanned ID, a room key on the phone, and messages to the front desk.',
        art: scannedGuest,
      },
      {
        title: 'Loyalty',
        text: 'Points and partner miles in a single account, visible to your agents.',
        art: twoHumps,
      },
      {
        title: 'Revenue analytics',
        text: 'Booking pace and competitors’ rates for each night, with a suggested price.',
        art: pricedNight,
      },
    ],
  },
  closing: {
    title: 'Tell us about your worst weekend',
    lead: 'We’ll work out which systems were involved and what to fix first.',
    next: 'you get the fixes, in order.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What your front desk and call center gain',
    art: gullsAndIceCream,
    columns: ['Today', 'With your new system'],
    reasons: [
      {
        before: 'Two guests, one room',
        title: 'No double bookings',
        text: 'Each room or seat exists only once, no matter which channel sells it.',
      },
      {
        before: 'A call for every change',
        title: 'Fewer phone calls',
        text: 'Guests change dates, add nights, and download invoices themselves.',
      },
      {
        before: 'A week of training',
        title: 'Staff ready in a day',
        text: 'Temporary employees see their tasks in their own language.',
      },
      {
        before: 'One total for all channels',
        title: 'Real cost by channel',
        text: 'You see commission, card fees, and cancellations for every channel.',
      },
    ],
  },
  engagement: {
    title: 'Terms, time, and systems we connect',
    lead: 'If yours isn’t listed below, we’ll check its interface.',
    action: { href: '/contact', label: 'Ask about your systems' },
    facts: [
      { term: 'For', detail: 'Hotels, airlines, rail companies, and travel agencies' },
      {
        term: 'You get',
        detail: 'A map of your data feeds and a tested connection',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed per connection',
        condition: 'Once we have mapped the feeds',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '6–8 weeks',
        condition: 'For the first connection',
      },
      {
        term: 'Team',
        detail: 'An integration architect, 3 developers, and a tester who checks in as a guest',
      },
      {
        term: 'Systems',
        detail: [
          'Oracle Opera',
          'Mews',
          'Cloudbeds',
          'Amadeus',
          'Sabre',
          'Booking.com',
          'Expedia',
          'SiteMinder',
        ],
      },
      proofFact(industriesProof['/industries/travel-and-hospitality']),
    ],
    plan: {
      teams: [
        { label: 'Our team of five', shares: [1, 1, 1, 1, 1], note: 'for the first connection' },
      ],
      unit: 'Week',
      length: 8,
      rows: [
        { label: 'Feeds mapped', from: 1, to: 2 },
        { label: 'Inventory compared', from: 2, to: 4 },
        { label: 'Connection built', from: 3, to: 6 },
        { label: 'Test stays', at: [4, 6] },
        { label: 'Staff training', from: 5, to: 6 },
      ],
      finish: { label: 'Live', from: 6, to: 8, note: 'After partner approval' },
      alt: 'A team of five connects the first channel in 6 to 8 weeks: feeds mapped, inventory compared, and two test stays before it goes live.',
    },
  },
} as const satisfies IndustryRowsPage;
