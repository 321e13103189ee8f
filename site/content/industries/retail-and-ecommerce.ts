import type { OptionCardsContent } from '#design-system';
import { stockDay } from '../../artwork/retail/stock-day.ts';
import { shelfGrid } from '../../artwork/shelf-grid.ts';
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
  explained: {
    title: 'How one pair gets sold seven times',
    lead: 'One sneaker in size 9, on the Friday after Thanksgiving. The shop learns of sales when the next import runs.',
    figure: stockDay(
      {
        hours: [
          { time: '9 am', store: 6, warehouse: 8 },
          { time: '10', store: 6, warehouse: 7 },
          { time: '11', store: 5, warehouse: 7 },
          { time: '12', store: 5, warehouse: 6 },
          { time: '1 pm', store: 4, warehouse: 6 },
          { time: '2', store: 3, warehouse: 5 },
          { time: '3', store: 2, warehouse: 5 },
          { time: '4', store: 1, warehouse: 4 },
          { time: '5', store: 0, warehouse: 3 },
          { time: '6 pm', store: 0, warehouse: 1 },
          { time: '7', store: 0, warehouse: 0 },
          { time: '8', store: 0, warehouse: 0 },
        ],
        imports: [
          { hour: 0, pairs: 14 },
          { hour: 4, pairs: 10 },
        ],
        oversold: [3, 6],
      },
      'Fourteen pairs run out by 7 pm, but the shop shows ten all evening and takes six orders too many. The last pair is reserved for one cart.',
    ),
    steps: [
      {
        title: 'One count',
        text: 'Tills, warehouse, and web shop report each sale as it happens.',
      },
      {
        title: 'A reservation',
        text: 'A cart holds its pair for ten minutes. Then the pair is free again.',
      },
      {
        title: 'A rule for the last one',
        text: 'You decide which channel may promise it: store, web, or marketplace.',
      },
      {
        title: 'A date instead of an apology',
        text: 'Everyone else reads “Thursday” before they pay, and many order.',
      },
    ],
  },
  services: {
    title: 'From the first search to the return label',
    cards: [
      {
        glyph: 'search',
        title: 'Storefront and search',
        text: 'Pages that answer within a second, search that forgives a typing error, and size, price, and delivery date ahead of the basket.',
      },
      {
        glyph: 'money',
        title: 'Checkout and payments',
        text: 'Guest orders, wallets, and tax by destination. A declined card leads to another way to pay.',
      },
      {
        glyph: 'layers',
        title: 'Stock and orders',
        text: 'Stores, warehouse, and goods in transit as a single figure that every channel reads.',
      },
      {
        glyph: 'star',
        title: 'Loyalty and offers',
        text: 'Points, vouchers, and member prices from one engine, so that app and till reach the same total.',
      },
      {
        glyph: 'chart',
        title: 'Demand and assortment',
        text: 'Forecasts by store and week that know about weather and holidays.',
      },
    ],
  },
  clients: {
    title: 'What breaks in which shop',
    cards: [
      {
        glyph: 'map',
        title: 'Store chains',
        text: 'Tills that keep selling while the line is down, and pickup orders collected between two customers.',
      },
      {
        glyph: 'globe',
        title: 'Online-only brands',
        text: 'Launch-day queues that stay fair, and preorders tied to production dates.',
      },
      {
        glyph: 'clock',
        title: 'Grocers',
        text: 'Weights, substitutions, and delivery slots in a single basket.',
      },
      {
        glyph: 'handOver',
        title: 'Wholesalers',
        text: 'Contract prices, credit limits, and reorder lists, as quick as a consumer shop.',
      },
    ],
  },
  platform: {
    title: 'Repair, reface, or move your platform',
    lead: 'Shopify, Adobe Commerce, commercetools, or your own code: we sell no licenses. Black Friday work is frozen by mid-October.',
    options: [
      {
        label: 'For a shop that mostly works',
        title: 'Repair',
        text: 'Profiling comes first, then caching, lighter images, and a shorter checkout on the system you have.',
        points: [
          'Four to eight weeks',
          'Two developers and a tester',
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
          'Never a switch between October and January',
        ],
      },
    ],
  },
  why: {
    title: 'Engineers who read the sales report',
    reasons: [
      {
        title: 'Slowness gets a price tag',
        text: 'Load time is reported next to conversion. A heavy banner shows up the next morning as missing orders.',
      },
      {
        title: 'Site and till share their tests',
        text: 'Vouchers, tax, and rounding are checked in both places. A cent of difference stops the release.',
      },
      {
        title: 'Card numbers pass you by',
        text: 'Payment fields belong to the provider, which keeps your PCI DSS self-assessment short.',
      },
      {
        title: 'Night shifts without tired people',
        text: 'In the season our offices hand the watch on, from India to Britain to North America.',
      },
    ],
  },
  closing: {
    title: 'When is your busiest hour?',
    lead: 'Name the date and last year’s order count. You get a plan in six lines: what to test, what to fix, and what to leave alone.',
    interest: 'Software Development',
  },
} as const satisfies IndustryServicePage & {
  platform: OptionCardsContent;
};
