import { company } from '../content/company.ts';
import type { PageMeta } from '../content/page.ts';

/** The address the site is published at. */
export const siteUrl = import.meta.env.VITE_SITE_URL ?? 'https://www.corvane.example';

/** A page's one address, whichever way it was reached. */
export const canonicalUrl = ({ path }: Pick<PageMeta, 'path'>) => new URL(path, siteUrl).href;

/**
 * Every page's head, from what the route's loader returns; nothing when loading failed. Only leaf
 * routes use it: the router keeps one title and one of each meta, yet every canonical link it meets.
 */
export function pageHead({ loaderData: page }: { loaderData?: PageMeta }) {
  if (!page) return {};
  const { title, description, keywords, robots, kind = 'website' } = page;
  const url = canonicalUrl(page);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      { property: 'og:site_name', content: company.name },
      { property: 'og:type', content: kind },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
