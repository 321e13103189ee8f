import { markdownPath } from '../page-file.ts';
import { escapeXml } from './escape-xml.ts';
import { feedLinks } from './feed-formats.ts';
import { hasMarkdown } from './markdown-page.ts';
import type { RenderedPage } from './rendered-page.ts';

type Alternate = { path: string; type: string; title?: string };

function alternateLink({ path, type, title }: Alternate) {
  const name = title ? ` title="${escapeXml(title)}"` : '';
  return `<link rel="alternate" type="${type}"${name} href="${escapeXml(path)}">`;
}

/** The other formats in which a page is available. */
export function alternateLinks(page: RenderedPage): readonly string[] {
  const alternates: Alternate[] = [];
  if (hasMarkdown(page)) {
    alternates.push({ path: markdownPath(page.path), type: 'text/markdown' });
  }
  if (page.path === '/blog') alternates.push(...Object.values(feedLinks));
  return alternates.map(alternateLink);
}
