import { canonicalUrl } from '../layout/page-head.ts';
import { escapeXml } from './escape-xml.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * Pages without a date in their content get none, because the build date isn't when they changed.
 */
function entry({ page }: RenderedPage) {
  const day = page.modified ?? page.published;
  const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
  return `  <url><loc>${escapeXml(canonicalUrl(page))}</loc>${lastmod}</url>`;
}

/** Lists pages for search engines, in the format of sitemaps.org. */
export const sitemap = (pages: readonly RenderedPage[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join('\n')}
</urlset>
`;
