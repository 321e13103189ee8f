import type { FactSheetContent } from '#design-system';
import { movedStay } from '../../artwork/moved-stay.ts';
import { lastRoom } from '../../artwork/travel/last-room.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/travel-and-hospitality',
  title: 'IT for travel and hospitality businesses',
  description:
    'Booking engines, channel links, property systems, guest apps, loyalty, and revenue analytics for hotels, carriers, and agencies whose guests change plans.',
  banner: {
    eyebrow: 'Travel and hospitality',
    title: 'Bookings that survive a change of plans',
    lead: 'Flights slip, guests extend, groups shrink. We build systems in which one change reaches everybody who has to know.',
    action: { href: '/contact', label: 'Talk to a travel engineer' },
    art: movedStay,
  },
  explained: {
    title: 'The last room, sold once',
    lead: 'A hotel’s plan for two weeks in August. One gap is left, and four channels ask for it within two seconds.',
    figure: lastRoom(
      {
        channels: [
          { name: 'Your website', asks: '9:14:03', answer: 'The room is locked for ten minutes' },
          { name: 'Agency A', asks: '9:14:04', answer: '“Sold out. Free from August 19.”' },
          { name: 'Agency B', asks: '9:14:04', answer: '“Sold out. A suite is left.”' },
          { name: 'Front desk', asks: '9:14:05', answer: 'A note: the web has it until 9:24' },
        ],
        nights: ['7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
        rooms: [
          {
            name: '204',
            stays: [
              [0, 3, 1],
              [3, 3, 2],
              [8, 4, 0],
            ],
          },
          {
            name: '205',
            stays: [
              [0, 5, 0],
              [5, 4, 1],
              [9, 5, 2],
            ],
          },
          {
            name: '206',
            stays: [
              [0, 2, 3],
              [2, 7, 1],
              [9, 2, 0],
              [11, 3, 1],
            ],
          },
          {
            name: '207',
            stays: [
              [0, 4, 2],
              [4, 4, 0],
              [8, 3, 3],
              [11, 3, 2],
            ],
          },
          {
            name: '208',
            stays: [
              [0, 6, 1],
              [6, 3, 2],
              [9, 5, 0],
            ],
          },
        ],
        gap: [6, 2],
      },
      'A plan of five rooms and fourteen nights with one gap. The hotel’s website gets it and locks it. Three other channels are told at once.',
    ),
    steps: [
      {
        title: 'One plan',
        text: 'Website, agencies, and desk read and write the same nights.',
      },
      {
        title: 'A lock',
        text: 'Whoever asks first holds the room for ten minutes, even while paying.',
      },
      {
        title: 'Answers for the others',
        text: 'Each channel closes within seconds, and offers what is still free.',
      },
      {
        title: 'An alarm',
        text: 'A channel that stops confirming is paused before it sells what is gone.',
      },
    ],
  },
  solutions: {
    title: 'Everything between search and checkout',
    cards: [
      {
        glyph: 'search',
        title: 'Booking engine',
        text: 'Rates and extras in a search that holds its price until the payment is through.',
      },
      {
        glyph: 'layers',
        title: 'Channel management',
        text: 'Agencies and metasearch are fed from a single stock.',
      },
      {
        glyph: 'travel',
        title: 'Property systems',
        text: 'Opera, Mews, or Cloudbeds joined to door locks, cash registers, and housekeeping.',
      },
      {
        glyph: 'mobileApp',
        title: 'Guest app',
        text: 'Check-in with a scanned ID, a key on the phone, and messages that ring at the desk.',
      },
      {
        glyph: 'star',
        title: 'Loyalty',
        text: 'Points and partner miles in one account, visible to the agent who takes the call.',
      },
      {
        glyph: 'growth',
        title: 'Revenue analytics',
        text: 'Pickup, pace, and competitor rates per night, next to a suggested price and its reasons.',
      },
    ],
  },
  closing: {
    title: 'What broke on your worst weekend?',
    lead: 'Tell us what happened. We reply with the chain of systems behind that story, and the first link worth repairing.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'Less rework at the desk and on the phone',
    cards: [
      {
        glyph: 'lock',
        title: 'Nothing sold twice',
        text: 'Each room and seat exists once, whoever sells it.',
      },
      {
        glyph: 'chat',
        title: 'Calls that never come in',
        text: 'Date changes, invoices, and extra nights are a guest’s own business now.',
      },
      {
        glyph: 'team',
        title: 'Seasonal staff, ready in a day',
        text: 'A newcomer sees the tasks of the shift, in the language of their choice.',
      },
      {
        glyph: 'money',
        title: 'Channels with a price tag',
        text: 'Commission, card fees, and cancellations are counted per channel.',
      },
    ],
  },
  integrations: {
    title: 'What we connect, and who does it',
    lead: 'Yours is missing? The protocols are few, and we have written down their quirks.',
    action: { href: '/contact', label: 'Name your systems' },
    facts: [
      {
        term: 'Property systems',
        detail: ['Oracle Opera', 'Mews', 'Cloudbeds', 'Protel', 'Apaleo'],
      },
      { term: 'Flights and rail', detail: ['Amadeus', 'Sabre', 'Travelport', 'NDC', 'SilverRail'] },
      {
        term: 'Channels',
        detail: ['Booking.com', 'Expedia', 'Airbnb', 'Google Hotel Ads', 'SiteMinder'],
      },
      { term: 'Payment', detail: ['Adyen', 'Stripe', 'Worldline', 'Apple Pay', '3-D Secure'] },
      {
        term: 'Usual team',
        detail:
          'An integration architect and three developers, with a tester who checks in at the property',
      },
    ],
    plan: {
      teams: [{ label: 'Our five', shares: [1, 1, 1, 1, 1], note: 'for the first connection' }],
      unit: 'Week',
      length: 8,
      rows: [
        { label: 'Map of every feed', from: 1, to: 2 },
        { label: 'Stock compared', from: 2, to: 4 },
        { label: 'Connection', from: 3, to: 6 },
        { label: 'Stays at the hotel', at: [4, 6] },
      ],
      finish: { label: 'Live', from: 6, to: 8, note: 'Once the partner certifies' },
      alt: 'Five people connect the first channel in six to eight weeks: feeds mapped, stock compared, and two stays at the hotel before it goes live.',
    },
  },
} as const satisfies IndustryPage & {
  integrations: FactSheetContent;
};
