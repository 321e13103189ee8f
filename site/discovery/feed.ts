import { page as blog } from '../content/blog.ts';
import { company } from '../content/company/company.ts';
import { isPost } from '../content/posts/post.ts';
import { canonicalUrl, siteUrl } from '../layout/page-head.ts';
import { articleHtml } from './article-html.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { siteLanguage } from './site-language.ts';

/** A day as a timestamp, which feeds require. */
const midnight = (day: string) => `${day}T00:00:00Z`;

/** The articles with their full texts, newest first, for all feed formats. */
export function feedOf(pages: readonly RenderedPage[]) {
  const items = pages
    .map(({ page }) => page)
    .filter(isPost)
    .toSorted((one, other) => other.published.localeCompare(one.published))
    .map((post) => ({
      // Feed readers treat an article as new if this changes.
      id: canonicalUrl(post),
      url: canonicalUrl(post),
      title: post.heading,
      summary: post.summary,
      author: post.author.name,
      html: articleHtml(post),
      published: midnight(post.published),
      modified: midnight(post.modified ?? post.published),
    }));
  const days = items.map(({ modified }) => modified).toSorted();
  return {
    title: `${company.name}: ${blog.title}`,
    description: blog.description,
    language: siteLanguage,
    author: { name: company.name, url: new URL('/', siteUrl).href },
    url: canonicalUrl(blog),
    updated: days.at(-1) ?? '',
    items,
  };
}

export type Feed = ReturnType<typeof feedOf>;
