import type { OptionCardsContent } from '#design-system';
import { shelfGrid } from '../../artwork/shelf-grid.ts';
import type { ExactSteps } from '../services/service-page.ts';
import type { IndustryServicePage } from './industry-page.ts';

export const page = {
  path: '/industries/retail-and-ecommerce',
  title: 'IT for retail and e-commerce on peak days',
  description:
    'Storefronts, inventory, checkout, loyalty, and analytics for retail and e-commerce, built by teams who plan for the busiest hour of the busiest day.',
  banner: {
    eyebrow: 'Retail and e-commerce',
    title: 'Shops that hold on the busiest day',
    lead: 'Storefront, stock, and checkout that tell shoppers one story, on a slow Tuesday and at eight in the evening on Black Friday.',
    action: { href: '/contact', label: 'Plan your next peak' },
    art: shelfGrid,
  },
  services: {
    title: 'From the first search to the return label',
    lead: 'Five parts of one shop. Start with whichever loses you the most baskets.',
    cards: [
      {
        glyph: 'search',
        title: 'Storefront and search',
        text: 'Category pages that answer within a second, search that forgives a typing error, and product pages that settle size, price, and delivery date before the basket.',
      },
      {
        glyph: 'money',
        title: 'Checkout and payments',
        text: 'Guest orders, wallets, installments, and tax by destination. A declined card leads to another way to pay instead of an error.',
      },
      {
        glyph: 'layers',
        title: 'Stock and orders',
        text: 'One count for stores, warehouse, and goods in transit, with rules for which channel may promise the last pair.',
      },
      {
        glyph: 'star',
        title: 'Loyalty and offers',
        text: 'Points, vouchers, and member prices worked out by one engine, so that the app and the till reach the same total.',
      },
      {
        glyph: 'chart',
        title: 'Demand and assortment',
        text: 'Forecasts by store and week that know about weather and holidays, and a list of the lines that only look profitable.',
      },
    ],
  },
  peak: {
    eyebrow: 'Peak season, backward',
    title: 'Black Friday is decided in June',
    lead: 'Six dates on the way to the day after Thanksgiving. Another peak, such as Mother’s Day or back to school, shifts the months and keeps the order.',
    steps: [
      {
        label: 'June',
        title: 'Last year, replayed',
        text: 'We rerun the recorded traffic of your worst hour at three times its size and note what gives way first.',
      },
      {
        label: 'August',
        title: 'Repairs by cost of failure',
        text: 'Slow queries, locked tables, and chatty integrations are fixed in the order of the sales they would have stopped.',
      },
      {
        label: 'September',
        title: 'A rehearsal with people',
        text: 'Warehouse, call center, and payment provider join a staged sale on a Sunday night. The script contains one outage.',
      },
      {
        label: 'October',
        title: 'Freeze',
        text: 'From the fifteenth, only prices, pictures, and emergency fixes go live. Each feature has a switch that turns it off.',
      },
      {
        label: 'November',
        title: 'Watch',
        text: 'Engineers sit with your merchandisers through the long weekend, with orders per minute on a screen between them.',
      },
      {
        label: 'January',
        title: 'Returns and lessons',
        text: 'While parcels come back we compare forecast with fact, and three changes are booked for the next June.',
      },
    ],
  },
  clients: {
    title: 'Four kinds of shop, four headaches',
    lead: 'What you sell, and where, decides what breaks. We staff and plan for the difference.',
    cards: [
      {
        glyph: 'map',
        title: 'Store chains',
        text: 'Tills that keep selling while the line is down, and pickup orders that staff can collect between two customers.',
      },
      {
        glyph: 'globe',
        title: 'Online-only brands',
        text: 'Launch-day queues that stay fair, preorders tied to production dates, and a storefront that marketing rearranges alone.',
      },
      {
        glyph: 'clock',
        title: 'Grocers',
        text: 'Weights, substitutions, and delivery slots in a single basket; fresh goods are promised only as far as the shelf allows.',
      },
      {
        glyph: 'handOver',
        title: 'Wholesalers',
        text: 'Contract prices, credit limits, and reorder lists for every buyer, behind a front end as quick as a consumer shop.',
      },
    ],
  },
  platform: {
    title: 'Repair, reface, or move your platform',
    lead: 'Shopify, Adobe Commerce, commercetools, or code of your own: we sell no licenses, so the advice follows your catalog and your team.',
    options: [
      {
        label: 'For a shop that mostly works',
        title: 'Repair',
        text: 'Profiling comes first, then caching, lighter images, and a shorter checkout on the system you have.',
        points: [
          'Four to eight weeks',
          'Two developers and a tester',
          'Findings ranked at the end of week one',
          'Load times before and after, by page type',
        ],
      },
      {
        label: 'For a front end that limits you',
        title: 'Reface',
        text: 'A new storefront talks to the present platform through its interfaces. Orders, tax, and stock stay where they are.',
        points: [
          'Three to five months',
          'A designer and three developers',
          'One category live in the first month',
          'Old templates retired page by page',
        ],
      },
      {
        label: 'For a contract that runs out',
        title: 'Move',
        text: 'Catalog, customers, and order history go to a new platform, and both run side by side until their totals agree.',
        points: [
          'Six to nine months',
          'A team of up to eight, one for data alone',
          'A trial import by week four',
          'Never a switch between October and January',
        ],
      },
    ],
  },
  why: {
    title: 'Engineers who read the sales report',
    lead: 'Retail changes by the hour. So our work is judged in orders, and your merchandisers sit in our reviews.',
    reasons: [
      {
        title: 'Slowness gets a price tag',
        text: 'Load time is reported next to conversion for each page type. A heavy banner shows up the next morning as orders that never came.',
      },
      {
        title: 'Site and till share their tests',
        text: 'Vouchers, tax, and rounding are checked by one suite in both places, and a difference of a cent stops the release.',
      },
      {
        title: 'Card numbers pass you by',
        text: 'Payment fields belong to the provider, which keeps your PCI DSS self-assessment as short as your setup allows.',
      },
      {
        title: 'Night shifts without tired people',
        text: 'During the season our Indian, British, and North American offices hand the watch on, with a written note at each change.',
      },
    ],
  },
  closing: {
    title: 'When is your busiest hour?',
    lead: 'Name the date and last year’s order count. You get a plan in six lines: what to test, what to fix, and what to leave alone.',
    interest: 'Software Development',
  },
} as const satisfies IndustryServicePage & {
  /** A peak season's work, by month. */
  peak: ExactSteps<6>;
  platform: OptionCardsContent;
};
