import type { BannerContent, LinkGroup, LinkTarget, SectionHeaderContent } from '#design-system';
import { vacantSeat } from '../artwork/vacant-seat.ts';
import { company } from './company/company.ts';
import type { PageMeta, SitePath } from './page.ts';

export const page = {
  path: '/404',
  title: '404 Page Not Found: this page does not exist',
  description: `The requested page does not exist. You will be taken to the ${company.name} home page in a moment.`,
  robots: 'noindex',
  banner: {
    title: '404 Page Not Found',
    lead: 'The requested page does not exist.',
    action: { href: '/', label: 'Go to Home' },
    art: vacantSeat,
  },
} as const satisfies PageMeta & { banner: BannerContent };

/** In characters. Longer paths are cut where they are only read. */
const longestPath = 200;

/** The pages that most visitors look for. They follow those that are like the path that led here. */
export const popularPaths: readonly SitePath[] = [
  '/services',
  '/industries',
  '/about',
  '/career',
  '/contact',
];

/** How many pages visitors choose from. */
export const likelyCount = 5;

export const likely = {
  title: 'What you may be looking for',
  /** What happens next. */
  next: {
    /** Nothing: the visitor has asked for the list, or there are no scripts. */
    open: 'Choose a page, or see the list of all pages.',
    leaving: 'You will be taken to the home page in a moment.',
    staying: 'You’ll stay on this page until you choose another.',
  },
};

/** The list of all pages. Visitors who follow a link to it are not taken home. */
export const allPages = {
  id: 'all-pages',
  title: 'All pages',
} satisfies SectionHeaderContent & { id: string };

/** Groups of that list. The others are the header’s menus, and the links come from where they stand. */
export const companyPages = {
  title: 'Company',
  /** Pages that neither the header nor the footer links to. */
  links: [{ href: '/salesforce-training', label: 'Salesforce training' }],
} satisfies LinkGroup;

export const insightPages = {
  title: 'Insights',
  overview: { href: '/blog', label: 'All insights' },
} satisfies { title: string; overview: LinkTarget };

export const legalPages = { title: 'Legal' };

/** What visitors read about the path that led to this page. */
export const correction = {
  title: 'Was it a typo?',
  nearest: 'The nearest path is:',
  text: (path: string) => {
    const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
    return `There’s no page at “${shown}”. You can correct the path here.`;
  },
  label: 'Path',
  submit: 'Go',
};
