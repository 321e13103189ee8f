import type { BannerContent } from '#design-system';
import type { PageMeta } from '../page.ts';

export const page = {
  path: '/data-science-consulting',
  title: 'Data science consulting from question to model',
  description:
    'Data science consulting in six services and six steps: modernize your data, manage it, and put AI and machine learning models to work on one question.',
  banner: {
    title: 'Data science that starts with a question',
    lead: 'Six services and one process, from research to support and maintenance.',
    action: { href: '/contact', label: 'Talk to us' },
  },
} as const satisfies PageMeta & { banner: BannerContent };
