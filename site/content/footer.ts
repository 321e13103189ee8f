import type { FooterProps, LinkTarget, NextStep } from '#design-system';
import { groupedServiceLinks, industryLinks } from './catalog.ts';
import type { Closing } from './page.ts';

const [people, products, systems] = groupedServiceLinks;

/** How a page ends if it has no closing of its own. */
export const defaultClosing: Closing = {
  title: 'A role to fill, or a product to build?',
  lead: 'Describe it in a few lines, and attach a brief if you already have one.',
};

/** What happens after the form is sent. */
export const nextSteps = (next = 'we call you, if you like.') =>
  [
    { when: 'Today', what: 'you send us a message.' },
    { when: 'Within one business day', what: 'we reply.' },
    { when: 'After that', what: next },
  ] as const satisfies readonly NextStep[];

/** Above who reads the message, where no steps say when the reply comes. */
export const readerLabel = 'Within one business day, you hear from';

/** The words and links of the footer. */
export const footerContent = {
  addressTitle: 'Headquarters',
  mapLabel: 'Show on map',
  officesLink: { href: '/contact', label: 'All offices' },
  usefulLinks: [
    { href: '/about', label: 'About Us' },
    { href: '/services', label: 'Services' },
    { href: '/industries', label: 'Industries' },
    { href: '/career', label: 'Career' },
    { href: '/blog', label: 'Insights' },
  ],
  moreLinks: {
    title: 'Services and industries',
    groups: [
      {
        title: 'People',
        links: [
          ...people,
          { href: '/talent-pool', label: 'Talent Pool' },
          { href: '/salesforce-training', label: 'Salesforce training' },
        ],
      },
      { title: 'Products', links: products },
      { title: 'Systems', links: systems },
      { title: 'Industries', links: industryLinks },
    ],
  },
  legalLinks: [
    { href: '/privacy-policy', label: 'Privacy Policy' },
    { href: '/terms-conditions', label: 'Terms & Conditions' },
    // On this fragment, the page doesn’t lead home.
    { href: '/404#all-pages', label: 'All pages' },
  ],
} as const satisfies Pick<FooterProps, 'legalLinks' | 'moreLinks' | 'officesLink'> & {
  addressTitle: string;
  mapLabel: string;
  usefulLinks: readonly LinkTarget[];
};
