import type { OptionCardsContent } from '#design-system';
import { search, wideSearch } from '../../artwork/retail/first-card.ts';
import { levelSeesaw } from '../../artwork/retail/level-seesaw.ts';
import * as services from '../../artwork/retail/services.ts';
import { stockDay } from '../../artwork/retail/stock-day.ts';
import * as storeOptions from '../../artwork/retail/store-options.ts';
import { waveOfBags } from '../../artwork/wave-of-bags.ts';
import { proofFact } from '../answers.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryServicePage } from './industry-page.ts';
import { leads } from './leads.ts';

export const page = {
  path: '/industries/retail-and-ecommerce',
  title: 'IT services for retail and e-commerce',
  description:
    'Storefronts, inventory, checkout, and loyalty systems for retailers, built and tested for peak days.',
  banner: {
    eyebrow: 'For store chains, online brands, and grocers',
    title: 'Online stores that stay up on the busiest day',
    lead: 'We build storefronts, inventory systems, and checkouts that agree with each other, even at 8 p.m. on Black Friday.',
    action: { href: '/contact', label: 'Plan your next peak' },
    art: waveOfBags,
  },
  standards: 'Shopify and Adobe Commerce',
  explained: {
    title: 'How a single count stops overselling',
    lead: 'A size 9 sneaker on Black Friday. The white count waits for imports. The lime one changes with each sale.',
    figure: stockDay(
      {
        halfHours: [
          { time: '2 p.m.', store: 6, warehouse: 8 },
          { store: 6, warehouse: 8 },
          { time: '3', store: 6, warehouse: 7 },
          { store: 6, warehouse: 7 },
          { time: '4', store: 5, warehouse: 7 },
          { store: 5, warehouse: 7 },
          { time: '5', store: 5, warehouse: 6 },
          { store: 5, warehouse: 6 },
          { time: '6', store: 4, warehouse: 6 },
          { store: 3, warehouse: 5 },
          { time: '7', store: 2, warehouse: 4 },
          { store: 1, warehouse: 2 },
          { time: '8', store: 0, warehouse: 1 },
          { store: 0, warehouse: 0 },
          { time: '9', store: 0, warehouse: 0 },
          { store: 0, warehouse: 0 },
        ],
        imports: [0, 8],
        oversold: [2, 2, 2],
      },
      'The imported count stays at 10 and lets through six orders too many; the single count holds the last pair for one cart at 8 p.m., then is sold out.',
    ),
    steps: [
      {
        title: 'A single stock count',
        text: 'Stores, warehouse, and website report each sale immediately.',
      },
      {
        title: 'A hold for each cart',
        text: 'A cart holds its pair for 10 minutes before the pair goes back on sale.',
      },
      {
        title: 'A rule for the last pair',
        text: 'You decide which channel may sell it: store, web, or marketplace.',
      },
      {
        title: 'An honest delivery date',
        text: 'Other shoppers see a realistic delivery date before they pay.',
      },
    ],
  },
  services: {
    title: 'Retail systems we build',
    cards: [
      {
        drawing: search,
        wideDrawing: wideSearch,
        title: 'Storefront and search',
        text: 'Pages that load within a second, and search that forgives typos.',
      },
      {
        drawing: services.secondWay,
        title: 'Checkout and payments',
        text: 'Guest checkout, digital wallets, and a second way to pay.',
      },
      {
        drawing: services.oneCount,
        title: 'Inventory and orders',
        text: 'One count of the stock in stores, in warehouses, and in transit.',
      },
      {
        drawing: services.coupon,
        title: 'Loyalty and offers',
        text: 'Points and coupons that match in the app and at the register.',
      },
      {
        drawing: services.weeks,
        title: 'Demand planning',
        text: 'Forecasts by store and week that include holidays.',
      },
    ],
  },
  clients: {
    title: 'What retailers need',
    cards: [
      {
        title: 'Store chains',
        text: 'Registers that work offline, and easy pickup orders.',
      },
      {
        title: 'Online-only brands',
        text: 'Fair queues on launch day, and preorders tied to production dates.',
      },
      {
        title: 'Grocers',
        text: 'Weights, substitutions, and delivery slots in a single cart.',
      },
      {
        title: 'Wholesalers',
        text: 'Contract prices, credit limits, and reorder lists that load fast.',
      },
    ],
  },
  platform: {
    title: 'Ways to improve an online store',
    options: [
      {
        art: storeOptions.repair,
        label: 'For a site that mostly works',
        title: 'Repair',
        text: 'We add caching, optimized images, and an easier checkout.',
        points: ['4–8 weeks', '2 developers and a tester', 'Load times before and after'],
      },
      {
        art: storeOptions.newFront,
        label: 'For a slow front end',
        title: 'New front end',
        text: 'A new storefront, while orders and inventory stay in place.',
        points: ['3–5 months', 'A designer and 3 developers', 'Old pages go one by one'],
      },
      {
        art: storeOptions.newPlatform,
        label: 'For a contract that’s ending',
        title: 'New platform',
        text: 'Everything moves, and both systems run until totals agree.',
        points: ['6–9 months', 'Up to 8 people', 'No switch in peak season'],
      },
    ],
  },
  why: {
    title: 'Why retailers choose us',
    art: levelSeesaw,
    reasons: [
      {
        title: 'Speed tied to sales',
        text: 'We report load time next to conversion.',
      },
      {
        title: 'Matching totals',
        text: 'Coupons, tax, and rounding match to the cent.',
      },
      {
        title: 'No stored card data',
        text: 'The payment provider hosts the card fields, so your PCI DSS review is short.',
      },
      {
        title: 'Support at all hours',
        text: 'In season, our international offices take turns watching your site.',
      },
    ],
  },
  closing: {
    title: 'When is your busiest hour?',
    lead: 'With the date and last year’s order count, we can list what to test, fix, and leave alone.',
    quote: firstReplies['/industries/retail-and-ecommerce'],
    background: 'accent',
    interest: 'Software Development',
    reader: leads.retail,
  },
  engagement: {
    title: 'How a retail project is priced',
    action: { href: '/contact', label: 'Request a load-test report' },
    phases: {
      parts: [
        { title: 'Measure', time: '1 week', length: 1 },
        { title: 'Repair', time: '2–5 weeks', length: [2, 5] },
        { title: 'Load test', time: '1–2 weeks', length: [1, 2] },
      ],
      end: 'Peak season',
    },
    facts: [
      { term: 'For', detail: 'Stores on Shopify, Adobe Commerce, or your own code' },
      { term: 'You get', detail: 'A faster site and support through the peak' },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed before each phase',
        condition: 'Or weekly, for repairs',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '4–8 weeks',
        condition: 'Rebuilding takes 3–9 months',
      },
      { term: 'Code freeze', detail: 'Mid-October, well before Black Friday' },
      proofFact(industriesProof['/industries/retail-and-ecommerce']),
    ],
  },
} as const satisfies IndustryServicePage & {
  platform: OptionCardsContent;
};
