import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/salesforce-consulting-services',
  title: 'Salesforce consulting services that fit you',
  description:
    'Salesforce consultants for sales, service, and marketing clouds: setup, custom apps, integrations, data migration, and training for the people who use it.',
  banner: {
    title: 'Salesforce that matches how you sell',
    lead: 'Setup, custom apps, integrations, and training by certified consultants.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
