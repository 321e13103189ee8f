import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/project-management',
  title: 'Project management for IT programs on a date',
  description:
    'Project managers who plan, staff, and run IT programs: scope in writing, risks named early, weekly numbers, and a decision log that everyone can read.',
  banner: {
    title: 'Projects that end on the day they should',
    lead: 'Scope in writing, risks named early, and one page a week that says where you stand.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
