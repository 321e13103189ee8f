import type { Plugin } from 'vite';

const anchor = '\0anchor';

/**
 * Each route of the router holds the router's link, which is large. No page asks a route for one:
 * links are `site/layout/router-link.tsx`.
 */
export const withoutRouterLink = (): Plugin => ({
  name: 'without-router-link',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js') ? anchor : null,
  load: (id) => (id === anchor ? 'export const Link = "a";' : null),
});
