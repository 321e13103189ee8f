import type { BannerContent } from '#design-system';
import { lostMatch } from '../artwork/lost-match.ts';
import type { PageMeta } from './page.ts';

export const page = {
  path: '/404',
  title: '404 Page Not Found: this page does not exist',
  description:
    'The requested page does not exist. You will be taken to the home page of Corvane in a moment, or follow the link to get there at once, without waiting.',
  robots: 'noindex',
  banner: {
    title: '404 Page Not Found',
    lead: 'The requested page does not exist.',
    action: { href: '/', label: 'Go to Home' },
    art: lostMatch,
  },
} as const satisfies PageMeta & { banner: BannerContent };
