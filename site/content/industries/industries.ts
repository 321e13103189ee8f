import { type ListedPage, toCard, toLinkTile } from '../listed-page.ts';

/**
 * Every industry, in the order of all lists. An entry adds its cards and its link in the menu, and
 * updates the counts in texts. The required ones are in required-paths.ts.
 */
export const industries: readonly ListedPage[] = [
  {
    // The path is meant to be spelled this way: see required-paths.ts.
    path: '/industries/goverment',
    name: 'Government',
    glyph: 'government',
    detail:
      'Portals, case files, and records that meet accessibility rules and outlast a change of administration.',
  },
  {
    path: '/industries/engineering-manufacturing',
    name: 'Engineering and manufacturing',
    glyph: 'engineering',
    detail:
      'Machine data, quality records, and ERP in one view that shows a shift lead a problem before the customer sees it.',
  },
  {
    path: '/industries/banking-and-finance',
    name: 'Banking and finance',
    glyph: 'banking',
    detail:
      'Onboarding, lending, and reporting systems with a record of every decision and a test for every rule.',
  },
  {
    path: '/industries/retail-and-ecommerce',
    name: 'Retail and e-commerce',
    glyph: 'retail',
    detail: 'Storefronts, checkouts, and stock counts that hold up on Black Friday.',
  },
  {
    path: '/industries/healthcare-development',
    name: 'Healthcare',
    glyph: 'healthcare',
    detail:
      'Records, scheduling, and remote care built around privacy rules and a doctor’s limited time.',
  },
  {
    path: '/industries/telecommunications',
    name: 'Telecommunications',
    glyph: 'telecom',
    detail:
      'Activation, fault, and billing systems that share one inventory, and self-service that saves customers a call.',
  },
  {
    path: '/industries/education-and-elearning',
    name: 'Education and e-learning',
    glyph: 'education',
    detail:
      'Learning platforms, admissions, and assessments that work on slow networks, for schools, colleges, and training firms.',
  },
  {
    path: '/industries/travel-and-hospitality',
    name: 'Travel and hospitality',
    glyph: 'travel',
    detail: 'Booking engines, guest apps, and channel links that agree on every room and seat.',
  },
  {
    path: '/industries/media-and-entertainment',
    name: 'Media and entertainment',
    glyph: 'media',
    detail:
      'Asset libraries, streaming back ends, and audience data for companies that publish around the clock.',
  },
];

export const industryTiles = industries.map(toLinkTile);

/** Cards that say what we do there. */
export const industryDetails = industries.map(toCard('Read More'));
