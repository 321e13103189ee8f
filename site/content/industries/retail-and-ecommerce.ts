import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/retail-and-ecommerce',
  title: 'IT for retail and ecommerce on peak days',
  description:
    'Storefronts, inventory, checkout, loyalty, and analytics for retail and ecommerce, built by teams who plan for the busiest hour of the busiest day.',
  banner: {
    title: 'Shops that hold on the busiest day',
    lead: 'Storefront, stock, and checkout that agree with each other at any hour.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
