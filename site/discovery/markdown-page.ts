import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { canonicalUrl } from '../layout/page-head.ts';
import { readableContent } from './readable-content.ts';
import type { RenderedPage } from './rendered-page.ts';

const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-' });

/** The page for unknown paths has no content to read. */
export const hasMarkdown = ({ path }: RenderedPage) => path !== '/404';

/**
 * A page as Markdown, for readers without a browser. Links are absolute and lead to the HTML pages,
 * because the text may be read and quoted elsewhere.
 */
export async function markdownPage({ html, page }: RenderedPage) {
  const url = canonicalUrl(page);
  const content = readableContent(html);
  // Turns relative URLs into absolute ones.
  content.children.unshift({
    type: 'element',
    tagName: 'base',
    properties: { href: url },
    children: [],
  });
  const markdown = writer.stringify(await writer.run(content));
  // JSON strings are valid YAML strings.
  return `---
title: ${JSON.stringify(page.title)}
description: ${JSON.stringify(page.description)}
canonical: ${JSON.stringify(url)}
---

${markdown}`;
}
