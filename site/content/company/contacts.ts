// The company's addresses. They are not in company.ts, because every page loads that.
import { company } from './company.ts';

const street = ['100 Exchange Place, Suite 400', 'Princeton, NJ 08540'] as const;

export const headquarters = {
  lines: [...street, 'United States'],
  place: 'Princeton, New Jersey',
  mapHref: 'https://maps.example.com/?q=100+Exchange+Place+Princeton+NJ',
  /** The address that the map's frame loads. Its server must allow it in a frame. */
  mapEmbedSrc: '/map.svg',
} as const;

export const offices = [
  {
    country: 'USA',
    lines: street,
    phone: company.phone,
    fax: '+1 732 555 0143',
  },
  {
    country: 'India',
    lines: ['Plot 12, Tech Park Road, Malviya Nagar', 'Jaipur 302017, Rajasthan'],
    phone: { label: '+91 00000 00142', href: 'tel:+910000000142' },
  },
  {
    country: 'Canada',
    lines: ['25 Harbour Square, Unit 310', 'Toronto, ON M5J 2L1'],
    phone: { label: '+1 416 555 0176', href: 'tel:+14165550176' },
    fax: '+1 416 555 0177',
  },
  {
    country: 'UK',
    lines: ['8 Finsbury Row, Second Floor', 'London EC2A 1AA'],
    phone: { label: '+44 20 7946 0182', href: 'tel:+442079460182' },
  },
] as const;

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
