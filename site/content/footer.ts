import type { FooterProps, LinkTarget } from '#design-system';

/** The words and links of the footer. */
export const footerContent = {
  title: 'A role to fill, or a product to build?',
  lead: 'Send a few lines, and a brief if you have one. The right person will get back to you.',
  mapLabel: 'Show on map',
  usefulLinks: [
    { href: '/about', label: 'About Us' },
    { href: '/services', label: 'Services' },
    { href: '/industries', label: 'Industries' },
    { href: '/career', label: 'Career' },
    { href: '/blog', label: 'Insights' },
  ],
  legalLinks: [
    { href: '/privacy-policy', label: 'Privacy Policy' },
    { href: '/terms-conditions', label: 'Terms & Conditions' },
    // On this fragment, the page doesn’t lead home.
    { href: '/404#all-pages', label: 'All pages' },
  ],
} as const satisfies Pick<FooterProps, 'title' | 'lead' | 'legalLinks'> & {
  mapLabel: string;
  usefulLinks: readonly LinkTarget[];
};
