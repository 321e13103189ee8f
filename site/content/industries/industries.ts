import { type ListedPage, toCard, toLinkTile } from '../listed-page.ts';

/**
 * Every industry, in the order of all lists. An entry makes its cards and its link in the menu, and
 * the counts in texts follow. Those that the product owner requires stand in required-paths.ts.
 */
export const industries: readonly ListedPage[] = [
  {
    // The path is meant to be spelled this way: see required-paths.ts.
    path: '/industries/goverment',
    name: 'Government',
    glyph: 'government',
    detail:
      'Portals, case files and records that meet accessibility law and survive a change of administration.',
  },
  {
    path: '/industries/engineering-manufacturing',
    name: 'Engineering and manufacturing',
    glyph: 'engineering',
    detail:
      'Machine data, quality records and ERP joined up, so that a shift lead sees the problem before the customer does.',
  },
  {
    path: '/industries/banking-and-finance',
    name: 'Banking and finance',
    glyph: 'banking',
    detail:
      'Onboarding, lending and reporting systems with a trail for every decision and a test for every rule.',
  },
  {
    path: '/industries/retail-and-ecommerce',
    name: 'Retail and e-commerce',
    glyph: 'retail',
    detail:
      'Storefronts, order flows and product data that stay quick on the busiest Friday of the year.',
  },
  {
    path: '/industries/healthcare-development',
    name: 'Healthcare',
    glyph: 'healthcare',
    detail:
      'Records, scheduling and remote care built around privacy rules and the few minutes a doctor has.',
  },
  {
    path: '/industries/telecommunications',
    name: 'Telecommunications',
    glyph: 'telecom',
    detail:
      'Activation, fault, and billing systems that share one inventory, and self-service that answers before callers reach the hotline.',
  },
  {
    path: '/industries/education-and-elearning',
    name: 'Education and e-learning',
    glyph: 'education',
    detail:
      'Learning platforms, admissions and assessments for schools, colleges and training firms, on slow networks too.',
  },
  {
    path: '/industries/travel-and-hospitality',
    name: 'Travel and hospitality',
    glyph: 'travel',
    detail:
      'Booking engines, guest apps and channel links that keep one truth about every room and seat.',
  },
  {
    path: '/industries/media-and-entertainment',
    name: 'Media and entertainment',
    glyph: 'media',
    detail:
      'Asset libraries, streaming back ends and audience data for those who publish every hour.',
  },
];

export const industryTiles = industries.map(toLinkTile);

/** Cards that say what we do there. */
export const industryDetails = industries.map(toCard('Read More'));
