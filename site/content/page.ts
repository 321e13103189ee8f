import type { FileRouteTypes } from '../route-tree.gen.ts';

/** Every path the site has, read off the route files; `/$` only catches what is none of them. */
export type SitePath = Exclude<FileRouteTypes['to'], '/$'>;

/** What a page's head needs, whatever else the page says. */
export type PageMeta = {
  /** Its own path, from which its canonical link is made. */
  path: SitePath;
  /** The document's title: unique in the site, 30 to 60 characters. */
  title: string;
  /** What a search result says beneath the title: unique, 110 to 160 characters. */
  description: string;
  keywords?: readonly string[];
  /** Keeps the page out of search engines and out of the sitemap. */
  robots?: 'noindex';
  /**
   * Says to those who preview links that this is an article.
   * @default 'website'
   */
  kind?: 'article';
};
