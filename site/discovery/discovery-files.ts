import { canonicalUrl, siteUrl } from '../layout/page-head.ts';
import { icons } from './icons/icons.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { shareImages } from './share-images/share-images.ts';
import { robots, sitemap } from './sitemap.ts';

/** Files that machines read, by their path in the built site. */
export type DiscoveryFiles = Record<string, string | Uint8Array>;

/** All files by which the site is found. The build writes them beside the pages. */
export async function discoveryFiles(pages: readonly RenderedPage[]): Promise<DiscoveryFiles> {
  const indexed = pages.filter(({ page }) => page.robots !== 'noindex');
  return {
    'sitemap.xml': sitemap(indexed.map(({ page }) => canonicalUrl(page))),
    'robots.txt': robots(siteUrl),
    ...(await shareImages(pages)),
    ...(await icons()),
  };
}
