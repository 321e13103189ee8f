import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/telecommunications',
  title: 'IT for telecommunications and network firms',
  description:
    'Staff and software for telecommunications: provisioning, billing, network monitoring, self-service, and data platforms for carriers and network vendors.',
  banner: {
    title: 'Telecom systems that keep the line open',
    lead: 'Provisioning, billing, and monitoring for networks that can’t pause.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
