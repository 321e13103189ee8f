import { siteUrl } from '../layout/page-head.ts';
import { escapeXml } from './escape-xml.ts';
import type { Feed } from './feed.ts';

/** The paths of the feeds, and their types for the page’s head. */
export const feedLinks = {
  atom: { path: '/blog/feed.xml', type: 'application/atom+xml', title: 'Articles (Atom)' },
  json: { path: '/blog/feed.json', type: 'application/feed+json', title: 'Articles (JSON Feed)' },
} as const;

const complete = (path: string) => new URL(path, siteUrl).href;

type FeedItem = Feed['items'][number];

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const entry = ({ id, url, title, summary, author, html, published, modified }: FeedItem) =>
  `  <entry>
    ${element('id', id)}
    ${element('title', title)}
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <author>${element('name', author)}</author>
    ${element('published', published)}
    ${element('updated', modified)}
    ${element('summary', summary)}
    <content type="html">${escapeXml(html)}</content>
  </entry>`;

/** A feed in the format of RFC 4287. */
export const atomFeed = ({ title, description, language, author, url, updated, items }: Feed) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  ${element('id', url)}
  ${element('title', title)}
  ${element('subtitle', description)}
  <link rel="self" type="${feedLinks.atom.type}" href="${complete(feedLinks.atom.path)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
  <author>${element('name', author.name)}${element('uri', author.url)}</author>
  ${element('updated', updated)}
${items.map(entry).join('\n')}
</feed>
`;

/** A feed in the format of jsonfeed.org, version 1.1. */
export const jsonFeed = ({ title, description, language, author, url, items }: Feed) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: url,
    feed_url: complete(feedLinks.json.path),
    authors: [author],
    items: items.map(({ author, html, published, modified, ...item }) => ({
      ...item,
      authors: [{ name: author }],
      content_html: html,
      date_published: published,
      date_modified: modified,
    })),
  });
