/** Lists addresses for search engines, in the format of sitemaps.org. */
export const sitemap = (urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`).join('\n')}
</urlset>
`;

/** Allows all crawlers everywhere, and names the sitemap. */
export const robots = (siteUrl: string) =>
  `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`;
