/** Allows all crawlers everywhere, and links to the sitemap. */
export const robots = (siteUrl: string) =>
  `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`;
