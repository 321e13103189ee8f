import type { FactSheetContent, ProcessStepsContent, StatementContent } from '#design-system';
import { routeMap } from '../../artwork/route-map.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/travel-and-hospitality',
  title: 'IT for travel and hospitality businesses',
  description:
    'Booking engines, channel links, property systems, guest apps, loyalty, and revenue analytics for hotels, carriers, and agencies whose guests change plans.',
  banner: {
    eyebrow: 'Travel and hospitality',
    title: 'Bookings that survive a change of plans',
    lead: 'Flights slip, guests extend, groups shrink. We build booking, property, and guest systems in which one change reaches everybody who has to know.',
    action: { href: '/contact', label: 'Talk to a travel engineer' },
    art: routeMap,
  },
  statement: {
    text: 'A guest forgives a full hotel. Nobody forgives a room that was sold twice.',
    by: 'Why we look at your availability data first',
  },
  solutions: {
    title: 'Six systems between search and checkout',
    lead: 'Checkout in both senses: the payment page and the front desk. Start at whichever end loses you more guests.',
    cards: [
      {
        glyph: 'search',
        title: 'Booking engine',
        text: 'Rates, packages, and extras in a search that answers within two seconds and holds its price until the payment is through.',
      },
      {
        glyph: 'layers',
        title: 'Channel management',
        text: 'Agencies and metasearch are fed from a single stock, and an alarm goes off when a channel stops confirming.',
      },
      {
        glyph: 'travel',
        title: 'Property systems',
        text: 'Opera, Mews, or Cloudbeds joined to door locks, cash registers, and housekeeping, so that a cleaned room can be sold a minute later.',
      },
      {
        glyph: 'mobileApp',
        title: 'Guest app',
        text: 'Check-in with a scanned ID, a room key on the phone, and messages that ring at the desk instead of filling a mailbox.',
      },
      {
        glyph: 'star',
        title: 'Loyalty',
        text: 'Points, tiers, and partner miles live in one account, credited at departure and visible to the agent who takes the call.',
      },
      {
        glyph: 'growth',
        title: 'Revenue analytics',
        text: 'Pickup, pace, and competitor rates per night, next to a suggested price and the reasons why a manager may overrule it.',
      },
    ],
  },
  canceledFlight: {
    title: 'A canceled flight, handled in forty minutes',
    lead: 'One storm, one full plane. This is the sequence that we build, and rehearse with the airline and its partners.',
    steps: [
      {
        label: '6:05 pm',
        title: 'The feed says so',
        text: 'A listener reads the airline’s message and finds each transfer, tour, and hotel night that hangs on this flight.',
      },
      {
        label: '6:08 pm',
        title: 'Beds are held',
        text: 'Hotels near the airport get a request at agreed distress rates, and rooms are reserved before a line forms.',
      },
      {
        label: '6:15 pm',
        title: 'Travelers choose',
        text: 'Their phones offer two new flights and a bed. Families and wheelchair users go to an agent first.',
      },
      {
        label: '6:30 pm',
        title: 'Partners follow',
        text: 'The driver gets another pickup time, and tomorrow’s resort moves the stay by a night, without a penalty.',
      },
      {
        label: '6:45 pm',
        title: 'Agents finish it',
        text: 'On their screen are only the cases that rules could not settle, with all that was already tried.',
      },
    ],
  },
  closing: {
    title: 'What broke on your worst weekend?',
    lead: 'Tell it in plain words. We reply with the chain of systems behind that story, and the first link worth repairing.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'Less rework at the desk and on the phone',
    lead: 'Guests notice the first two. Your payroll and your margin notice the others.',
    cards: [
      {
        glyph: 'lock',
        title: 'Nothing sold twice',
        text: 'Each room and seat exists once. When the last one is gone, every channel closes within seconds.',
      },
      {
        glyph: 'chat',
        title: 'Calls that never come in',
        text: 'Date changes, invoices, and extra nights are a guest’s own business now. The phone stays free for real trouble.',
      },
      {
        glyph: 'team',
        title: 'Seasonal staff, ready in a day',
        text: 'A newcomer sees the six tasks of the shift instead of sixty menus, in the language of their choice.',
      },
      {
        glyph: 'money',
        title: 'Channels with a price tag',
        text: 'Commission, card fees, and cancellations are counted per channel, so you know which guest was cheapest to win.',
      },
    ],
  },
  integrations: {
    title: 'What we connect, and who does it',
    lead: 'Ask about a system that is missing here. The protocols are few, and we have written down their quirks.',
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
      {
        term: 'First month',
        detail:
          'A map of every feed, a week of compared stock, the gaps in order of cost, and one of them closed',
      },
      {
        term: 'First connection',
        detail: 'Live in six to eight weeks, once the partner’s certification is passed',
      },
      {
        term: 'Peak season',
        detail: 'Changes freeze on the date you name; monitoring and on-call continue',
      },
    ],
  },
} as const satisfies IndustryPage & {
  statement: StatementContent;
  /** How connected systems answer one disruption. */
  canceledFlight: ProcessStepsContent;
  integrations: FactSheetContent;
};
