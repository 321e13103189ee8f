import type { BannerContent } from '#design-system';
import { lostMatch } from '../artwork/lost-match.ts';
import { company } from './company/company.ts';
import type { PageMeta } from './page.ts';

export const page = {
  path: '/404',
  title: '404 Page Not Found: this page does not exist',
  description: `The requested page does not exist. You will be taken to the home page of ${company.name} in a moment, or follow the link to get there at once.`,
  robots: 'noindex',
  banner: {
    title: '404 Page Not Found',
    lead: 'The requested page does not exist.',
    action: { href: '/', label: 'Go to Home' },
    art: lostMatch,
  },
} as const satisfies PageMeta & { banner: BannerContent };

/** In characters. Longer paths are cut where they are only read. */
const longestPath = 200;

/** What visitors read about the path that led to this page. */
export const correction = {
  title: 'Was it a typo?',
  text: (path: string) => {
    const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
    return `There is no page at “${shown}”. You can correct the path here.`;
  },
  label: 'Path',
  submit: 'Go',
};
