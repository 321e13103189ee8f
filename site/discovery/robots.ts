/** Allows all crawlers everywhere, and names the sitemap. */
export const robots = (siteUrl: string) =>
  `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`;
