import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/engineering-manufacturing',
  title: 'IT for engineering and manufacturing firms',
  description:
    'Software and staff for engineering and manufacturing: shop-floor data, maintenance planning, supply chains, quality records, and product lifecycle tools.',
  banner: {
    title: 'From drawing to dispatch in one flow',
    lead: 'Connect the shop floor, the warehouse, and the office without stopping the line.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
