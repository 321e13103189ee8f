import { escapeXml } from './escape-xml.ts';
import { hasMarkdown, markdownPath } from './markdown-page.ts';
import type { RenderedPage } from './rendered-page.ts';

const alternate = (type: string, href: string) =>
  `<link rel="alternate" type="${type}" href="${escapeXml(href)}">`;

/**
 * Tags for machines that read a page's head as it is served. Scripts don’t change them on a client
 * navigation, so they stand only in the built page.
 */
export const headTags = (page: RenderedPage): readonly string[] =>
  hasMarkdown(page) ? [alternate('text/markdown', markdownPath(page.path))] : [];
