import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/travel-and-hospitality',
  title: 'IT for travel and hospitality businesses',
  description:
    'Booking engines, property systems, loyalty, mobile check-in, and revenue analytics for travel and hospitality, by teams who know seasons and cancellations.',
  banner: {
    title: 'Travel tech for full houses and late changes',
    lead: 'Booking, check-in, and loyalty that stay calm when plans don’t.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
