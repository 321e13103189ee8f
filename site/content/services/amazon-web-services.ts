import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/amazon-web-services',
  title: 'Amazon cloud services: move, run, and save',
  description:
    'Certified engineers who plan your move to Amazon Web Services, build what you need there, watch it around the clock, and bring the monthly bill down.',
  banner: {
    title: 'Amazon cloud, planned by the bill and the backup',
    lead: 'We move you, run you, and show every month what it costs and why.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
