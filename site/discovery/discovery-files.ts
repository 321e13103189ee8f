import { siteUrl } from '../layout/page-head.ts';
import { markdownPath } from '../page-file.ts';
import { feedOf } from './feed.ts';
import { atomFeed, feedLinks, jsonFeed } from './feed-formats.ts';
import { icons } from './icons/icons.tsx';
import { llmsText } from './llms-text.ts';
import { hasMarkdown, markdownPage } from './markdown-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { robots } from './robots.ts';
import { securityContact } from './security-contact.ts';
import { shareImages } from './share-images/share-images.ts';
import { sitemap } from './sitemap.ts';

/** Files for machines, by their path in the built site. */
type DiscoveryFiles = Record<string, string | Uint8Array>;

/** All files that help others find the site. The build writes them next to the pages. */
export async function discoveryFiles(pages: readonly RenderedPage[]): Promise<DiscoveryFiles> {
  const indexed = pages.filter(({ page }) => page.robots !== 'noindex');
  const markdown = await Promise.all(
    pages
      .filter(hasMarkdown)
      .map(async (page) => [markdownPath(page.path).slice(1), await markdownPage(page)] as const),
  );
  const feed = feedOf(pages);
  return {
    ...Object.fromEntries(markdown),
    'sitemap.xml': sitemap(indexed),
    'robots.txt': robots(siteUrl),
    [feedLinks.atom.path.slice(1)]: atomFeed(feed),
    [feedLinks.json.path.slice(1)]: jsonFeed(feed),
    'llms.txt': llmsText(indexed),
    '.well-known/security.txt': securityContact(siteUrl, new Date()),
    ...(await shareImages(pages)),
    ...(await icons()),
  };
}
