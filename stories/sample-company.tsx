import type { FooterProps, HeaderProps, LinkTarget } from '#design-system';
import { SampleMark } from './sample-mark.tsx';

// A made-up woodworking shop, for the stories of the header and the footer. Its links lead nowhere.

export const brand = { name: 'Acme Joinery', href: '#', logo: <SampleMark /> } as const;

const toPart = (label: string): LinkTarget => ({
  href: `#${label.toLowerCase().replaceAll(' ', '-')}`,
  label,
});

const crafts = ['Kitchens', 'Stairs', 'Windows', 'Doors', 'Floors', 'Roofs'].concat([
  'Garden rooms',
  'Shop counters',
  'Boat interiors',
  'Repair and restoration',
  'Drawings and building permits',
  'Timber from our own sawmill',
]);

const places = ['Homes', 'Schools', 'Hotels', 'Restaurants', 'Offices', 'Hospitals'].concat([
  'Museums and galleries',
  'Harbors and boatyards',
  'Farms',
]);

/** Menus as long as the header must support. */
export const navigation = {
  items: [
    toPart('Home'),
    toPart('About us'),
    { label: 'Crafts', links: crafts.map(toPart), overview: toPart('All crafts') },
    { label: 'Places', links: places.map(toPart), overview: toPart('All places') },
    toPart('Workshop'),
    toPart('Jobs'),
    toPart('Journal'),
  ],
  action: toPart('Visit us'),
  userMenu: {
    label: 'Staff only',
    links: [
      { href: 'https://hours.example.com', label: 'Business hours' },
      { href: 'https://stock.example.com', label: 'Timber stock' },
    ],
  },
} as const satisfies Pick<HeaderProps, 'items' | 'action' | 'userMenu'>;

/** The text next to the form. */
export const inquiry = {
  title: 'What would you like to have built?',
  lead: 'Send a sketch or the width of the wall, and a joiner will reply.',
} as const;

export const nextSteps = [
  { when: 'Today', what: 'you send a sketch.' },
  { when: 'By Friday', what: 'a joiner calls with questions about the wood and the wall.' },
  { when: 'Two weeks', what: 'you get an offer and a wood sample.' },
] as const;

export const reader = {
  name: 'Sample joiner',
  role: 'Lead, staircases',
  portrait: '/portraits/lena-osei.svg',
} as const;

/** Everything except the inquiry. */
export const footer = {
  brand,
  address: {
    title: 'Workshop',
    lines: ['1 Example Yard', 'Sampleton, NY 00000', 'United States'],
    map: { href: 'https://maps.example.com/?q=acme', label: 'Find the yard' },
  },
  email: { href: 'mailto:yard@acme.example', label: 'yard@acme.example' },
  phone: { href: 'tel:+12125550100', label: '+1 212 555 0100' },
  officesLink: { href: '#yards', label: 'Both yards' },
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.com/acme' },
    { network: 'twitter', label: 'Twitter', href: 'https://twitter.example.com/acme' },
    { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example.com/acme' },
    { network: 'google-plus', label: 'Google Plus', href: 'https://plus.example.com/acme' },
  ],
  usefulLinks: ['About us', 'All crafts', 'All places', 'Jobs', 'Journal'].map(toPart),
  moreLinks: {
    title: 'What we build',
    groups: [
      { title: 'Indoors', links: crafts.slice(0, 5).map(toPart) },
      { title: 'Outdoors', links: crafts.slice(5, 8).map(toPart) },
      { title: 'Services', links: crafts.slice(8).map(toPart) },
      { title: 'Places', links: places.map(toPart) },
    ],
  },
  legalLinks: ['Privacy', 'Terms of sale'].map(toPart),
  copyright: 'Acme Joinery',
} as const satisfies Omit<FooterProps, 'inquiry'>;
