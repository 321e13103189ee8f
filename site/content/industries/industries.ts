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
    detail: 'Portals, case files, and records that everyone can use.',
  },
  {
    path: '/industries/engineering-manufacturing',
    name: 'Engineering and manufacturing',
    glyph: 'engineering',
    detail: 'Machine data and ERP in one view that shows problems early.',
  },
  {
    path: '/industries/banking-and-finance',
    name: 'Banking and finance',
    glyph: 'banking',
    detail: 'Onboarding, lending, and reporting with a test for every rule.',
  },
  {
    path: '/industries/retail-and-ecommerce',
    name: 'Retail and e-commerce',
    glyph: 'retail',
    detail: 'Storefronts and checkouts that hold up on Black Friday.',
  },
  {
    path: '/industries/healthcare-development',
    name: 'Healthcare',
    glyph: 'healthcare',
    detail: 'Records and remote care built around privacy rules.',
  },
  {
    path: '/industries/telecommunications',
    name: 'Telecommunications',
    glyph: 'telecom',
    detail: 'Activation, faults, and billing that share one inventory.',
  },
  {
    path: '/industries/education-and-elearning',
    name: 'Education and e-learning',
    glyph: 'education',
    detail: 'Learning platforms, admissions, and assessments for slow networks.',
  },
  {
    path: '/industries/travel-and-hospitality',
    name: 'Travel and hospitality',
    glyph: 'travel',
    detail: 'Bookings and guest apps that agree on every room.',
  },
  {
    path: '/industries/media-and-entertainment',
    name: 'Media and entertainment',
    glyph: 'media',
    detail: 'Asset libraries, streaming platforms, and audience data around the clock.',
  },
];

export const industryTiles = industries.map(toLinkTile);

/** Cards that say what we do there. */
export const industryDetails = industries.map(toCard('Read More'));
