import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/banking-and-finance',
  title: 'IT for banking and finance under regulation',
  description:
    'Engineers and analysts for banking and finance: payments, lending, reporting, fraud detection, and core migrations, delivered under your controls.',
  banner: {
    title: 'Banking software your auditors can follow',
    lead: 'People who know that in finance the log matters as much as the feature.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
