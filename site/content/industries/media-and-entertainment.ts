import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/media-and-entertainment',
  title: 'IT for media and entertainment companies',
  description:
    'Streaming, content management, rights, audience analytics, and advertising tools for media and entertainment companies with a release date to keep.',
  banner: {
    title: 'Media platforms ready for opening night',
    lead: 'Streaming, rights, and audience data by people who meet release dates.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
