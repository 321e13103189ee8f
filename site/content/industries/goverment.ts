import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/goverment',
  title: 'IT for government agencies and public services',
  description:
    'Cleared people and patient engineering for government: citizen portals, case management, legacy migration, accessibility, and security under audit.',
  banner: {
    title: 'Public services people can finish online',
    lead: 'Patient engineering for agencies that answer to auditors and citizens alike.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
