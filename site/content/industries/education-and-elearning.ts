import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/industries/education-and-elearning',
  title: 'IT for education and e-learning providers',
  description:
    'Learning platforms, virtual classrooms, assessment, student records, and mobile learning for schools, universities, and e-learning companies of any size.',
  banner: {
    title: 'Learning that works on any device',
    lead: 'Platforms for teaching, testing, and following progress, in class and out.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
