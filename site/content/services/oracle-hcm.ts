import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/oracle-hcm',
  title: 'Oracle HCM consulting from setup to payroll',
  description:
    'Oracle HCM consultants for core HR, talent, time, and payroll: implementation, data migration, integrations, and support through every quarterly update.',
  banner: {
    title: 'Oracle HCM that your people team can run',
    lead: 'We set it up, move your data, connect payroll, and stay for the quarterly updates.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
