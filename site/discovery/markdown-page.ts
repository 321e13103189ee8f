import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { canonicalUrl } from '../layout/page-head.ts';
import { readableContent } from './readable-content.ts';
import type { RenderedPage } from './rendered-page.ts';

const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-' });

/** The page for unknown paths has nothing to read. */
export const hasMarkdown = ({ path }: RenderedPage) => path !== '/404';

/**
 * A page as Markdown, for readers without a browser. Links are complete and lead to pages, because
 * such a text is read and quoted far from where it was found.
 */
export async function markdownPage({ html, page }: RenderedPage) {
  const url = canonicalUrl(page);
  const content = readableContent(html);
  // Writes all addresses relative to it, in full.
  content.children.unshift({
    type: 'element',
    tagName: 'base',
    properties: { href: url },
    children: [],
  });
  const markdown = writer.stringify(await writer.run(content));
  // Strings in JSON are strings in YAML.
  return `---
title: ${JSON.stringify(page.title)}
description: ${JSON.stringify(page.description)}
canonical: ${JSON.stringify(url)}
---

${markdown}`;
}
