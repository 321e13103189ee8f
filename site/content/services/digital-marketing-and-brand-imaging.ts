import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/digital-marketing-and-brand-imaging',
  title: 'Digital marketing and brand imaging services',
  description:
    'Search, content, social campaigns, and a brand that looks the same everywhere: digital marketing measured by inquiries rather than by impressions.',
  banner: {
    title: 'Marketing measured in inquiries',
    lead: 'Be found by the right people, and look like yourself wherever they meet you.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
