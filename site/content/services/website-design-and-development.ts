import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/website-design-and-development',
  title: 'Website design and development that converts',
  description:
    'Websites designed around what visitors came for, built to load fast and be found, and handed over so that your own team can change every word.',
  banner: {
    title: 'Websites that answer the visitor first',
    lead: 'Clear design, fast pages, and an editor your team will like using.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
