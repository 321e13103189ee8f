// The company's addresses. They are not in company.ts, because every page loads that.
import type { Office } from '#design-system';
import { countInWords } from '../count-in-words.ts';
import { type Address, addressLines } from './address.ts';
import { company } from './company.ts';

const princeton = {
  street: '100 Exchange Place, Suite 400',
  town: 'Princeton',
  region: 'NJ',
  postalCode: '08540',
  country: 'US',
} as const satisfies Address;

const jaipur = {
  street: 'Plot 12, Tech Park Road, Malviya Nagar',
  town: 'Jaipur',
  region: 'Rajasthan',
  postalCode: '302017',
  country: 'IN',
} as const satisfies Address;

const toronto = {
  street: '25 Harbour Square, Unit 310',
  town: 'Toronto',
  region: 'ON',
  postalCode: 'M5J 2L1',
  country: 'CA',
} as const satisfies Address;

const london = {
  street: '8 Finsbury Row, Second Floor',
  town: 'London',
  postalCode: 'EC2A 1AA',
  country: 'GB',
} as const satisfies Address;

export const headquarters = {
  address: princeton,
  lines: [...addressLines(princeton), 'United States'],
  place: 'Princeton, New Jersey',
  mapHref: 'https://maps.example.com/?q=100+Exchange+Place+Princeton+NJ',
  /** The address that the map's frame loads. Its server must allow it in a frame. */
  mapEmbedSrc: '/map.svg',
} as const;

type OfficeFacts = Omit<Office, 'lines'> & { address: Address };

const officeFacts: readonly OfficeFacts[] = [
  {
    country: 'USA',
    address: princeton,
    phone: company.phone,
    fax: '+1 732 555 0143',
  },
  {
    country: 'India',
    address: jaipur,
    phone: { label: '+91 00000 00142', href: 'tel:+910000000142' },
  },
  {
    country: 'Canada',
    address: toronto,
    phone: { label: '+1 416 555 0176', href: 'tel:+14165550176' },
    fax: '+1 416 555 0177',
  },
  {
    country: 'UK',
    address: london,
    phone: { label: '+44 20 7946 0182', href: 'tel:+442079460182' },
  },
];

export const offices = officeFacts.map((office) => ({
  ...office,
  lines: addressLines(office.address),
}));

export const officeCount = countInWords(offices.length);
export const countryCount = countInWords(new Set(offices.map(({ country }) => country)).size);

/** Countries whose English names take an article. */
const countriesWithArticle: readonly Address['country'][] = ['US', 'GB'];

/** The countries with an office, as a list within a sentence. */
export const officeCountries = new Intl.ListFormat('en-US').format(
  new Set(
    officeFacts.map(({ country, address }) =>
      countriesWithArticle.includes(address.country) ? `the ${country}` : country,
    ),
  ),
);

/** The training institute. */
export const institute = { town: jaipur.town } as const;

/** Each office's town, and its clock without daylight saving. */
export const officeClocks = {
  usa: { town: princeton.town, utcOffset: -5 },
  india: { town: jaipur.town, utcOffset: 5.5 },
  canada: { town: toronto.town, utcOffset: -5 },
  uk: { town: london.town, utcOffset: 0 },
} as const;

export const social = [
  { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.com/corvane' },
  { network: 'twitter', label: 'Twitter', href: 'https://twitter.example.com/corvane' },
  {
    network: 'linkedin',
    label: 'LinkedIn',
    href: 'https://linkedin.example.com/company/corvane',
  },
  { network: 'google-plus', label: 'Google Plus', href: 'https://plus.example.com/corvane' },
] as const;
