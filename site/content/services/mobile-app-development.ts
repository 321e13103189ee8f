import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/mobile-app-development',
  title: 'Mobile app development for iOS and Android',
  description:
    'Native and cross-platform mobile apps, from first sketch to store release and the updates after it, by developers who have shipped and kept apps alive.',
  banner: {
    title: 'Mobile apps people keep on the first screen',
    lead: 'We design, build, release, and keep improving apps for phones and tablets.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
