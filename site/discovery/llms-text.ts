import { industryLinks, serviceLinks } from '../content/catalog.ts';
import { company } from '../content/company/company.ts';
import { footerContent } from '../content/footer.ts';
import { headerNavigation } from '../content/navigation.ts';
import { posts } from '../content/posts/index.ts';
import { siteUrl } from '../layout/page-head.ts';
import { markdownPath } from '../page-file.ts';
import type { RenderedPage } from './rendered-page.ts';

type Entry = { href: string; label: string };

const navigation = headerNavigation.items.flatMap((item): readonly Entry[] =>
  'links' in item ? [item.overview] : [item],
);

/** The groups of pages, with the names that visitors see. */
const groups: Readonly<Record<string, readonly Entry[]>> = {
  Company: [...navigation, headerNavigation.action],
  Services: serviceLinks,
  Industries: industryLinks,
  Articles: posts.map(({ href, title }) => ({ href, label: title })),
  Legal: footerContent.legalLinks,
};

const grouped = new Set(
  Object.values(groups).flatMap((entries) => entries.map(({ href }) => href)),
);

/**
 * Tells language models what the site contains, in the format of llmstxt.org: pages as Markdown,
 * each with its description. It lists the pages that search engines may show. Pages without a group
 * come last, with their titles.
 */
export function llmsText(pages: readonly RenderedPage[]) {
  const byPath = new Map(pages.map(({ path, page }) => [path, page]));
  const others = pages
    .filter(({ path }) => !grouped.has(path))
    .map(({ path, page }) => ({ href: path, label: page.title }));
  const sections = Object.entries({ ...groups, More: others }).map(([title, entries]) => {
    const lines = entries.flatMap(({ href, label }) => {
      const page = byPath.get(href);
      const url = new URL(markdownPath(href), siteUrl).href;
      return page ? [`- [${label}](${url}): ${page.description}`] : [];
    });
    return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}\n` : '';
  });
  const summary = byPath.get('/')?.description;
  return [`# ${company.name}\n`, `> ${summary}\n`, ...sections].filter(Boolean).join('\n');
}
