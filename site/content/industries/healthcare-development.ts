import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/healthcare-development',
  title: 'IT for healthcare providers and health tech',
  description:
    'Healthcare development with privacy first: patient portals, scheduling, records integration, telehealth, and analytics for clinics and health tech firms.',
  banner: {
    title: 'Healthcare software that respects the patient',
    lead: 'Portals, records, and telehealth built with privacy from the first line.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
