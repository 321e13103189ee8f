import { company } from '../content/company/company.ts';
import type { PageMeta } from '../content/page.ts';

/** The URL where the site is published. */
export const siteUrl = import.meta.env.VITE_SITE_URL || company.origin;

/** A page's canonical URL. */
export const canonicalUrl = ({ path }: Pick<PageMeta, 'path'>) => new URL(path, siteUrl).href;

/**
 * A page's head tags, from the route's loader data. If loading failed, there are none. Only leaf
 * routes use this, because the router removes duplicate titles and meta tags but not canonical
 * links.
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
