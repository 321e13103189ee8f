import type { BannerContent } from '#design-system';
import type { PageMeta } from './page.ts';

export const page = {
  path: '/salesforce-training',
  title: 'Salesforce training in Jaipur: Admin and Builder',
  description:
    'Prepare for the Salesforce Administrator and Platform App Builder exams in two months, with live projects, flexible schedules, and placement support.',
  robots: 'noindex',
  banner: {
    title: 'Strengthen Your IT Skills With Salesforce',
    lead: 'IT Training Institute In Jaipur',
    action: { href: '/contact', label: 'Enroll Now' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
